import type { PrizeCampaign } from '@forecourt/config/spin-to-win';
import type { ProblemField } from '../../ground/http/http-problem';
import type { SentBody } from '../../ground/http/shopper-write';
import type { Entry } from './draw-prize';

/** What was sent, as words: by a plain form, or as JSON. */
const sentFields = ({ isPlain, form, json }: SentBody): { readonly state: string; readonly eligible: boolean } => {
  if (isPlain) return { state: form.get('state') ?? '', eligible: form.get('eligible') === 'on' };
  const given = typeof json === 'object' && json !== null ? json : {};
  return {
    state: 'state' in given && typeof given.state === 'string' ? given.state : '',
    eligible: 'eligible' in given && given.eligible === true,
  };
};

/**
 * Where somebody who spins lives, and that they may enter; else what is to be mended. Nothing else is asked: entering is
 * free, and needs no agreement to marketing.
 */
export const readEntry = (
  sent: SentBody,
  { openTo, minimumAge }: Pick<PrizeCampaign, 'openTo' | 'minimumAge'>,
): Pick<Entry, 'state'> | readonly ProblemField[] => {
  const { state: typed, eligible } = sentFields(sent);
  const state = openTo.find((one) => one === typed);
  const faults: readonly ProblemField[] = [
    ...(state === undefined
      ? [{ path: 'state', message: `Choose where you live: the draw is open to residents of ${openTo.join(', ')}.` }]
      : []),
    ...(eligible
      ? []
      : [{ path: 'eligible', message: `Confirm that you are ${minimumAge} or older and may enter by the terms.` }]),
  ];
  return state === undefined || faults.length > 0 ? faults : { state };
};
