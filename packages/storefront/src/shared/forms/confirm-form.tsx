import type { CallOptions } from "marketplace-sdk";
import type { ReactNode } from "react";
import { Form, type FormProps } from "./form";
import { useForm } from "./use-form";

/** Props of {@link ConfirmForm}. */
interface ConfirmFormProps extends Required<Pick<FormProps<never>, "submit" | "keep">> {
  /** Does it. What it throws is shown above the button. */
  send: (call: CallOptions) => Promise<void>;
  /** What the user should know first. */
  children: ReactNode;
}

/** A form without fields: asks for confirmation before something happens. */
export function ConfirmForm({ send, ...props }: ConfirmFormProps) {
  const form = useForm<never>({ initial: {}, check: () => ({}), send: (_values, call) => send(call) });
  return <Form form={form} {...props} />;
}
