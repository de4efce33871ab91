'use client';

/** Keeps the search that is shown, by a plain form: a part of its own, since only sites with accounts have it. */
export const SaveSearch = ({
  className,
  path,
  name,
}: {
  readonly className: string;
  readonly path: string;
  readonly name: string;
}) => (
  <form method="post" action="/api/account/searches">
    <input type="hidden" name="path" value={path} />
    <input type="hidden" name="name" value={name} />
    <button type="submit" className={className}>
      Save this search
    </button>
  </form>
);
