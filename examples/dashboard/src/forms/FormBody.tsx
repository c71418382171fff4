import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Form, FormValues } from './useForm.ts';

interface FormBodyProps<Values extends FormValues> {
  readonly form: Form<Values>;
  /** What the button says that sends the form. */
  readonly action: string;
  readonly cancel: () => void;
  readonly children: ReactNode;
}

/** The fields of a form, what was refused of none of them, and its buttons. */
export const FormBody = <Values extends FormValues>({ form, action, cancel, children }: FormBodyProps<Values>) => (
  <form ref={form.element} onSubmit={form.submit} className="form">
    {children}
    <p role="alert" className="form-problem">
      {form.problem}
    </p>
    <div className="form-buttons">
      <Button variant="default" onClick={cancel}>
        Cancel
      </Button>
      <Button type="submit" loading={form.isBusy}>
        {action}
      </Button>
    </div>
  </form>
);
