// Storybook compiles its own page with `React.createElement`.
import React, { type CSSProperties } from 'react';
import type { API_HashEntry } from 'storybook/internal/types';
import { metro, resolveColors } from '../../src/themes';
import { type Status, statuses, statusOf } from '../status';

const color = resolveColors(metro.color);

const mark: CSSProperties = {
  marginInlineStart: 8,
  padding: '0 6px',
  border: '1px solid',
  borderRadius: 8,
  fontSize: 11,
  lineHeight: '16px',
};

/** Those that a designer has to know of before taking the component; most are stable, and say nothing. */
const marks: Readonly<Partial<Record<Status, CSSProperties>>> = {
  new: { ...mark, color: color.textQuiet },
  experimental: { ...mark, color: color.caution },
};

/** A name in the list at the left, with the component's status where that is not stable. */
export const SidebarLabel = ({ entry }: { readonly entry: API_HashEntry }) => {
  const status = entry.type === 'component' ? statusOf(entry.tags) : undefined;
  const look = status === undefined ? undefined : marks[status];
  return (
    <>
      {entry.name}
      {status !== undefined && look !== undefined && <span style={look}>{statuses[status].title}</span>}
    </>
  );
};
