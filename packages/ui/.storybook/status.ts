/** How far a component may be relied on. One of these names stands among the `tags` of its stories. */
export type Status = 'stable' | 'new' | 'experimental';

type StatusWords = {
  /** As a label says it. */
  readonly title: string;
  /** What a designer and an engineer may count on. */
  readonly meaning: string;
};

export const statuses: Readonly<Record<Status, StatusWords>> = {
  stable: {
    title: 'Stable',
    meaning:
      'Take it. Pages of every template rest on it: what changes in its properties or its look comes with a changeset that tells its users what to do.',
  },
  new: {
    title: 'New',
    meaning:
      'Take it, and tell us what is missing. It is tested and reads in every theme, but few pages use it yet: properties may still be added or renamed, each time with a changeset.',
  },
  experimental: {
    title: 'Experimental',
    meaning:
      'Ask before you take it. It is there to be tried on real pages, and may be changed or taken out in any release; the changeset says so.',
  },
};

/** The status among the tags of a story or a component; undefined where there is none, as on a foundation page. */
export const statusOf = (tags: readonly string[]): Status | undefined =>
  (Object.keys(statuses) as Status[]).find((status) => tags.includes(status));
