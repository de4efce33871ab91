export default function P(){return <p>static</p>}
