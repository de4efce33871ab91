export { type AnswerCache, answerCache } from './answer-cache';
