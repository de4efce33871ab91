import type { ReactNode } from 'react';

export const metadata = { title: 'Floor', robots: { index: false } };

/** A document and nothing else: what `npm run bench` measures cached pages against. */
export default function FloorLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-AU">
      <body>{children}</body>
    </html>
  );
}
