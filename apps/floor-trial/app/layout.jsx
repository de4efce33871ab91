export default function L({children}){return <html lang="en"><body>{children}</body></html>}
