// @ts-check
import { controls } from './cases.mjs';

/** @typedef {import('./figures.mjs').Case} Case */

/** Milliseconds that a page is left alone where nobody presses: scripts that wait for somebody come meanwhile. */
const alone = 8_000;

/**
 * Every case once: what is measured in each round. Cases of one page stand apart, so that what the machine does
 * meanwhile touches all of them.
 * @param {Pick<import('./options.mjs').Options, 'pages' | 'templates' | 'visits' | 'controls' | 'delays'>} options
 * @returns {Case[]}
 */
export const casesOf = ({ pages, templates, visits, controls: wanted, delays }) => {
  const presses = wanted.flatMap((control) => {
    /** @type {Pick<Case, 'control' | 'delay'>[]} */
    const ofControl =
      control === 'load' ? [{ control: null, delay: alone }] : delays.map((delay) => ({ control, delay }));
    return ofControl;
  });
  return presses.flatMap(({ control, delay }) =>
    visits.flatMap((visit) =>
      pages
        .filter((page) => control === null || controls[control]?.pages.includes(page))
        .flatMap((page) => templates.map((template) => ({ template, page, visit, control, delay }))),
    ),
  );
};

/** The same for every run of a case. @param {Case} one */
export const nameOf = ({ template, page, visit, control, delay }) =>
  [template, page, visit, control ?? 'load', control === null ? '' : delay].filter((part) => part !== '').join(' ');
