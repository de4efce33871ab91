/** Any value of JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** Structured data for crawlers (SEO-01). What could end the script element or the line is escaped. */
export const JsonLd = ({ data }: { readonly data: Json }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped below; React would escape quotes, which JSON needs
    dangerouslySetInnerHTML={{
      __html: JSON.stringify(data).replace(
        /[<>&\u2028\u2029]/g,
        (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
      ),
    }}
  />
);
