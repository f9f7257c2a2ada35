// The view of the question in words, for people who cannot see the picture, read out where possible.
import type { QuestionView } from '../puzzle.ts';
import { icon, icons, make } from './dom.ts';
import type { PuzzleContext, PuzzleView } from './puzzle-view.ts';

export const questionView = (view: QuestionView, { texts, submit }: PuzzleContext, tag: string): PuzzleView => {
  const id = `fyc-question-${Math.round(performance.now())}`;
  const question = make('p', 'question', { id }, view.question);
  const input = make('input', 'answer', {
    type: 'text',
    inputmode: 'numeric',
    maxlength: 8,
    autocomplete: 'off',
    'aria-label': texts.answer,
    'aria-describedby': id,
    placeholder: texts.answer,
  });
  const check = make('button', 'check', { type: 'submit' }, texts.check);
  const form = make('form', 'form', {}, make('div', 'stage words', {}, question), input, check);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // The form around us, if any, is not meant.
    event.stopPropagation();
    if (input.value.trim() !== '') submit({ text: input.value, track: [] });
  });
  if ('speechSynthesis' in window) {
    const listen = make('button', 'listen', { type: 'button' }, icon(icons.sound), texts.listen);
    listen.addEventListener('click', () => {
      speechSynthesis.cancel();
      const speech = new SpeechSynthesisUtterance(view.question);
      speech.lang = tag;
      speechSynthesis.speak(speech);
    });
    question.after(listen);
  }
  return {
    lead: texts.question,
    elements: [form],
    reset: () => {
      input.value = '';
    },
    focus: () => input.focus({ preventScroll: true }),
  };
};
