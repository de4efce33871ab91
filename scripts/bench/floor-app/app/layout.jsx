export const metadata = { title: 'Floor', robots: { index: false } };

/** A document and nothing else. */
export default function FloorLayout({ children }) {
  return (
    <html lang="en-AU">
      <body>{children}</body>
    </html>
  );
}
