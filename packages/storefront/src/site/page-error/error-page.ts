/** What Next gives a page of an error. */
export interface ErrorPageProps {
  readonly error: Error & { readonly digest?: string };
  /** Renders the page anew. */
  readonly reset: () => void;
}

export const errorWords = {
  title: 'This page could not be shown',
  text: 'Something went wrong on our side. Please try again in a moment.',
  retry: 'Try again',
} as const;
