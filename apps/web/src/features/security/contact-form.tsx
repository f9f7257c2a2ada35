// The parts of both kinds of contact: the field with its button, then the code with its own.
import type { SecurityOverview } from '@foyer/contract';
import type { ReactNode } from 'react';
import { Form } from '../../kit/form.tsx';
import { FormProblem } from '../../kit/problem-notice.tsx';
import { useT } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import formCss from '../../ui/form.module.css';
import type { Contacting, ContactOptions } from './use-contact.ts';

export interface ContactProps {
  readonly overview: SecurityOverview;
  readonly saved: ContactOptions['saved'];
  readonly onSending: ContactOptions['onSending'];
}

interface ContactFormProps {
  readonly contact: Contacting;
  readonly lead: string;
  /** The label of the button that goes back to another number or address. */
  readonly other: string;
  /** Requests the code, where there is a number or an address to send it to. */
  readonly requestCode: () => void;
  /** The field for the number or address. */
  readonly children: ReactNode;
}

function Code({ contact: { state, code }, other }: Pick<ContactFormProps, 'contact' | 'other'>) {
  const t = useT();
  const words = useFailureMessage();
  const problem = 'problem' in state ? state.problem : null;
  const saving = state.at === 'sending' || state.at === 'saved';
  return (
    <>
      <CodeField {...code.field} error={problem?.at === 'code' ? words(problem) : null} readOnly={saving} />
      <FormProblem problem={problem} />
      <Button type="submit" variant="primary" block busy={saving}>
        {t(saving ? 'security.checking' : 'security.save')}
      </Button>
      <Button variant="text" block disabled={saving} onClick={code.used}>
        {other}
      </Button>
    </>
  );
}

export function ContactForm({ contact, lead, other, requestCode, children }: ContactFormProps) {
  const { code } = contact;
  const submit = (): void => {
    if (code.expected) contact.submit();
    else requestCode();
  };
  return (
    <Form ref={contact.frame} onSubmit={submit} onEdit={contact.edited}>
      <div hidden={code.expected} className={formCss.column} onInput={code.recipientEdited}>
        <p className={formCss.lead}>{lead}</p>
        {children}
      </div>
      <FormProblem problem={code.problem} />
      {code.expected ? (
        <Code contact={contact} other={other} />
      ) : (
        <Button type="submit" variant="primary" block busy={code.sending} disabled={code.wait > 0}>
          {code.sendLabel}
        </Button>
      )}
    </Form>
  );
}
