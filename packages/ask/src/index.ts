export type { Answer, AnswerRemark, Outcome, Refusal, ResultValue } from './answer.ts'
export {
  type AskContext,
  type AskData,
  type AskPart,
  type AskResult,
  createAsk,
  defineAskPart,
  type Grammar,
  type Language,
  readJsonData,
} from './ask.ts'
export { commonSpellings } from './data/common-words.ts'
export { givenSide } from './given-side.ts'
export type { NumberPhrase } from './numbers.ts'
export { quantities } from './quantities/quantities.ts'
export type { Cover, Taken } from './question.ts'
export { fold, slipsBetween } from './spelling.ts'
export { longestQuestion } from './tokens.ts'
export type { Words } from './words.ts'
