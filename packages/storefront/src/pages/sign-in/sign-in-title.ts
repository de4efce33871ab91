import type { SignInStep } from './sign-in-view';
import { signInWords as words } from './sign-in-words';

/** The heading of the page at each step. */
export const stepTitles: Readonly<Record<SignInStep, string>> = {
  number: words.title,
  code: words.codeTitle,
  email: words.byEmail.title,
  link: words.byEmail.askedTitle,
};

/** The title of the page at a step, which says when something must be mended (WCAG 2.4.2). */
export const signInTitle = (step: SignInStep, hasFault: boolean): string =>
  hasFault ? words.faultTitle(stepTitles[step]) : stepTitles[step];
