import {List} from './list';
export default async function P({searchParams}){ const q=await searchParams; return <List q={String(q.a)}/>}
