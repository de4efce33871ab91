// Storybook compiles its own page with `React.createElement`.
import React, { type CSSProperties, type PropsWithChildren } from 'react';
import { buildArgsParam } from 'storybook/internal/router';
import { useArgs, useGlobals, useStorybookState } from 'storybook/manager-api';
import { isComparison, leadTheme, otherFrames, otherThemes, titleOf } from './beside';

/** The narrowest column, a small phone's: three of them fit beside Storybook's list in a window of 1440. Pixels. */
const leastColumn = 375;

const caption: CSSProperties = {
  padding: '6px 12px',
  color: '#48504d',
  background: '#f3f4f3',
  font: '600 12px/1.4 system-ui, sans-serif',
};

/**
 * Around every story: where the toolbar asks for all themes, the others stand beside it or under it. The story's own
 * frame stays where it is in the tree, so that it is not drawn anew.
 */
export const ThreeThemes = ({ children }: PropsWithChildren) => {
  const [globals] = useGlobals();
  const [args, , , initialArgs] = useArgs();
  const { viewMode, storyId } = useStorybookState();
  const comparison = viewMode === 'story' && isComparison(globals.theme) ? globals.theme : undefined;
  const count = otherThemes.length;
  const room: CSSProperties =
    comparison === undefined
      ? { display: 'contents' }
      : {
          display: 'grid',
          gap: 1,
          height: '100%',
          overflow: 'auto',
          background: '#c9cdcb',
          ...(comparison === 'beside'
            ? { gridTemplateColumns: `minmax(${leastColumn}px, 1fr) minmax(${count * leastColumn}px, ${count}fr)` }
            : { gridTemplateRows: `minmax(80vh, 1fr) minmax(${count * 80}vh, ${count}fr)` }),
        };
  const own: CSSProperties =
    comparison === undefined
      ? { display: 'contents' }
      : { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', background: '#fff' };
  return (
    <div style={room}>
      <div style={own}>
        <div style={comparison === undefined ? { display: 'none' } : caption}>{titleOf(leadTheme)}</div>
        <div style={comparison === undefined ? { display: 'contents' } : { position: 'relative' }}>{children}</div>
      </div>
      {comparison !== undefined && (
        <iframe
          title="Other themes"
          srcDoc={otherFrames(comparison, { storyId, globals, args: buildArgsParam(initialArgs, args) })}
          style={{ width: '100%', height: '100%', border: 0 }}
        />
      )}
    </div>
  );
};
