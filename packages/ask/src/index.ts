export {
  type Answer,
  type AnswerRemark,
  type AskContext,
  type AskData,
  type AskPart,
  type AskResult,
  createAsk,
  defineAskPart,
  type Grammar,
  type Language,
  type Outcome,
  type Refusal,
  type ResultValue,
  readJsonData,
} from './ask.ts'
export { commonSpellings, type Words } from './data/common-words.ts'
export { givenSide } from './given-side.ts'
export type { NumberPhrase } from './numbers.ts'
export { quantities } from './quantities/quantities.ts'
export type { ConceptSpan, Cursor } from './question.ts'
export { fold, typosBetween } from './spelling.ts'
export { longestQuestion } from './tokens.ts'
