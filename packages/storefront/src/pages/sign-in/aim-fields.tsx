import type { SignInAim } from './sign-in-view';

/** Why, on and back go along with a plain form, unseen. */
export const AimFields = ({ aim }: { readonly aim: SignInAim }) =>
  Object.entries(aim).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
