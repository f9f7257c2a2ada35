// Public interface of the feedback module.

/** `openFeedback(on, merchant, cursor)` lists what nobody answered: `feedbackList`; `answerFeedback(platform, tx, merchant, answer)` is false where there is no such message. */
export { answerFeedback, feedbackList, openFeedback } from './answers.ts';
