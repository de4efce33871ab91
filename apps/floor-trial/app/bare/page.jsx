export default async function P({searchParams}){ const q=await searchParams; return <p>bare {String(q.a)}</p>}
