const minute = 60;

/** A wait as it is counted down: `42 seconds`, `3:05 minutes`. */
const counted = (seconds: number): string => {
  if (seconds >= minute) return `${Math.floor(seconds / minute)}:${String(seconds % minute).padStart(2, '0')} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
};

/** What the sign-in page says. None of it depends on whether a number is known (AUTH-01). */
export const signInWords = {
  home: 'Home',
  back: 'Back',
  title: 'Sign in',
  codeTitle: 'Enter your code',
  /** The title of the document where something must be mended (WCAG 2.4.2). */
  faultTitle: (title: string): string => `Error: ${title}`,
  lead: 'We text you a code. There is no password to remember.',
  /** Why somebody was led here, by `type` of the address. */
  reasons: {
    watchlist: 'Sign in to see the vehicles you have saved. We text you a code.',
    saveVehicle: 'Sign in to save this vehicle. We text you a code and bring you back to it.',
    finance: 'Sign in to continue to finance. We text you a code and take you there.',
    checkout: 'Sign in to reserve or buy. We text you a code and bring you back to where you were.',
    garage: 'Sign in to see your account. We text you a code.',
  },
  number: 'Mobile Number',
  numberHint: 'For example, 0491 570 006. Start an overseas number with +.',
  send: 'Send the code',
  sending: 'Sending',
  codeLead: 'We have sent you a text with a code.',
  codeHint: 'It works for ten minutes.',
  code: 'Six-digit code',
  verify: 'Sign in',
  verifying: 'Signing you in',
  change: 'Use a different number',
  resend: 'Send the code again',
  resending: 'Sending',
  noCode: 'No code yet?',
  resendIn: (seconds: number): string => `You can have it sent again in ${counted(seconds)}.`,
  sentOften: 'We cannot send it again. Enter your number again for a new code.',
  sentAgain: 'We have sent the code again. The first one still works.',
  tryIn: (seconds: number): string => `You can try again in ${counted(seconds)}.`,
  terms: 'We send the code only to your number. How we handle your information is in our',
  privacy: 'privacy policy',
  benefitsTitle: 'With an account you can',
  benefits: {
    saved: 'Save vehicles with your own notes, and see when their price changes.',
    everywhere: 'See what you saved on every device you sign in on.',
    garage: 'Find all your enquiries, and how far each has got, in one place.',
    cars: 'Add the vehicles you own to get a valuation or book a service.',
  },
  /** The other way, on sites that have it. None of it tells whether somebody has an address. */
  byEmail: {
    instead: 'Send me a link by email instead',
    title: 'Sign in by email',
    lead: 'We send you a link that signs you in, if you have confirmed your address in your account here.',
    email: 'Email Address',
    hint: 'The one that you have confirmed in your account.',
    missing: 'Please enter your email address.',
    send: 'Send the link',
    number: 'Use my mobile number instead',
    terms: 'The link goes to a confirmed address alone. What we keep of you is in our',
    secondStep: 'Step 2 of 2',
    askedTitle: 'Check your email',
    asked: 'If this address is confirmed in an account here, a link is on its way.',
    askedMore:
      'It works for 15 minutes, and once. If nothing comes, look for it among junk mail, or sign in by your number.',
    again: 'Send a link again',
  },
  signedIn: {
    title: 'You are signed in',
    as: 'Signed in as',
    goOn: 'Continue',
    garage: 'My garage',
    watchlist: 'Watchlist',
  },
  unavailable: {
    title: 'Sign-in is not available right now',
    text: 'We cannot check whether you are signed in at the moment. Please try again soon, or call us.',
    again: 'Try again',
  },
  faults: {
    number: 'Please enter your mobile number.',
    wrong_code: (left: number): string =>
      left === 1
        ? 'This is not the code that we sent. One more try is left.'
        : `This is not the code that we sent. ${left} more tries are left.`,
    code: 'The code has six digits.',
    sign_in_gone: 'This code has ended. Please enter your mobile number again for a new one.',
    elsewhere: 'No sign-in has been started in this browser. Please enter your mobile number for a code.',
    limit: 'Please wait a few minutes and try again, or call us.',
    limitFor: (seconds: number): string =>
      `Please wait ${Math.ceil(seconds / minute) === 1 ? 'a minute' : `${Math.ceil(seconds / minute)} minutes`} and try again, or call us.`,
    sent_often: 'The code cannot be sent again. Please enter your number once more.',
    lost: 'We could not be reached. What you typed is still here: please try again.',
  },
} as const;

/** The way to the page. */
export const signInCrumbs = [{ label: signInWords.home, href: '/' }, { label: signInWords.title }] as const;
