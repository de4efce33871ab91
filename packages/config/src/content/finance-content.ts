import type { WrittenBlock } from './blocks';

/**
 * The default content of the finance page: how finance works, and common questions. It promises nothing on behalf of a
 * lender, and no approval.
 */
export const financeContent: readonly WrittenBlock[] = [
  {
    type: 'steps',
    version: 1,
    title: 'How it works',
    steps: [
      {
        title: 'Work out a repayment',
        text: 'Set a price, a deposit and a term in the calculator below. Nobody is told, and nothing is checked.',
      },
      {
        title: 'Tell us what you are after',
        text: 'The form below takes your name, how to reach you and what the finance is for. That is all we pass on.',
      },
      {
        title: 'The credit provider calls you',
        text: 'It asks for what an application needs, tells you its rate, fees and terms in writing, and decides.',
      },
      {
        title: 'Read, then sign',
        text: 'Nothing is agreed until you have signed a contract. You may say no at any time before.',
      },
    ],
  },
  {
    type: 'faq',
    version: 1,
    title: 'Questions about finance',
    questions: [
      {
        question: 'What is a comparison rate?',
        answer:
          '<p>One yearly rate that counts the interest together with the fees that are known. Two loans with the same interest rate differ in it when their fees do. It stands beside every rate on this site.</p>',
      },
      {
        question: 'What does a longer term cost?',
        answer:
          '<p>Each repayment is lower and there are more of them, so you pay more interest in all. The calculator shows the difference in dollars.</p>',
      },
      {
        question: 'What is a final payment?',
        answer:
          '<p>An amount that is left to the end of the loan, also called a balloon or residual. It lowers each repayment, and you pay interest on it until it is paid.</p>',
      },
      {
        question: 'Does the form change my credit file?',
        answer:
          '<p>The form itself asks no credit reporting body anything. A credit provider may, once you apply to it; it has to tell you before it does.</p>',
      },
      {
        question: 'What if repayments get hard?',
        answer:
          '<p>Tell the credit provider as soon as you can: you may ask for hardship help under the National Credit Code. The National Debt Helpline, 1800 007 007, is free and independent.</p>',
      },
    ],
  },
];
