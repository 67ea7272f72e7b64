"use client";
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  type RefAttributes,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from "react";
import { IconButton } from "../button/button.js";
import { classNames } from "../class-names.js";
import { chevronIcon, Icon } from "../icon/icon.js";
import { eyeIcon, eyeOffIcon } from "../icon/icons.js";
import { useUi } from "../ui-provider.js";
import styles from "./field.module.css";

/** Props of {@link Field}; everything an `<input>` takes. `className` and `style` are the whole field's, `ref` is the input. */
export interface FieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, "id"> {
  /** Content at the end of the box, such as a small button for the value. */
  end?: ReactNode;
}

/** A labeled input. A password has a button that shows it. */
export const Field = forwardRef<HTMLInputElement, FieldProps>(function Field(
  { label, error, hint, end, type = "text", className, style, ...input },
  ref,
) {
  const { labels } = useUi();
  const [shown, setShown] = useState(false);
  const secret = type === "password";
  return (
    <FieldFrame
      label={label}
      error={error}
      hint={hint}
      className={className}
      style={style}
      end={
        <>
          {secret && (
            <IconButton
              icon={shown ? eyeOffIcon : eyeIcon}
              label={shown ? labels.hidePassword : labels.showPassword}
              onClick={() => setShown(!shown)}
            />
          )}
          {end}
        </>
      }
    >
      {(control) => <input {...input} {...control} ref={ref} type={secret && shown ? "text" : type} />}
    </FieldFrame>
  );
});

/** Label, error and help of a field. */
export interface FieldTexts {
  /** Always visible, above the box. */
  label: string;
  /** Error message, linked to the control. */
  error?: string | undefined;
  /** Hint below the control. */
  hint?: string | undefined;
}

/** Props that link a control to its label, error and hint. */
export interface ControlProps {
  /** Id for the label to point to. */
  id: string;
  /** Class of an input inside the box, which itself draws border and focus. */
  className: string | undefined;
  /** Whether there is an `error`. */
  "aria-invalid": true | undefined;
  /** Ids of error and hint; undefined if there is neither. */
  "aria-describedby": string | undefined;
}

/** Props of {@link FieldFrame}. */
export interface FieldFrameProps
  extends FieldTexts,
    Pick<ComponentPropsWithoutRef<"div">, "className" | "style"> {
  /** Content at the end of the box. */
  end?: ReactNode;
  /** Renders the control. Spread `control` on it. */
  children: (control: ControlProps) => ReactNode;
}

/** Label, box, error and hint of a control. */
export function FieldFrame({ label, error, hint, end, className, style, children }: FieldFrameProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={classNames(styles.field, className)} style={style}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        {children({
          id,
          className: styles.input,
          "aria-invalid": error ? true : undefined,
          "aria-describedby": described || undefined,
        })}
        {end}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/**
 * Props of {@link SelectField}; everything a `<select>` takes, with `<option>` elements as children. `className` and `style` are the whole
 * field's.
 */
export interface SelectFieldProps extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, "id"> {}

/** A labeled select field, drawn by the device. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, error, hint, className, style, children, ...select },
  ref,
) {
  return (
    <FieldFrame
      label={label}
      error={error}
      hint={hint}
      className={className}
      style={style}
      end={
        <span className={styles.sign}>
          <Icon of={chevronIcon} size={18} />
        </span>
      }
    >
      {(control) => (
        <select {...select} {...control} ref={ref} className={`${control.className} ${styles.select}`}>
          {children}
        </select>
      )}
    </FieldFrame>
  );
});

/** Props of {@link TextArea}; everything a `<textarea>` takes. `className` and `style` are the whole field's. */
export interface TextAreaProps extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id"> {}

/** A labeled multiline text that grows with its content. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, error, hint, className, style, ...area },
  ref,
) {
  return (
    <FieldFrame label={label} error={error} hint={hint} className={className} style={style}>
      {(control) => (
        <textarea
          rows={4}
          dir="auto"
          {...area}
          {...control}
          ref={ref}
          className={`${control.className} ${styles.area}`}
        />
      )}
    </FieldFrame>
  );
});

/** Props of {@link Checkbox}; everything an `<input>` takes. `className` and `style` are those of box and label together. */
export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  /** The visible label. */
  children?: ReactNode;
  /** Accessible name of a box without a visible label. */
  "aria-label"?: string;
}

/** A checkbox with a 44 px target. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { children, className, style, ...input },
  ref,
) {
  return (
    <label className={classNames(styles.choice, className)} style={style}>
      <input {...input} ref={ref} type="checkbox" className={styles.check} />
      {children !== undefined && <span>{children}</span>}
    </label>
  );
});

/** One of several options. */
export interface Option<Id extends string = string> {
  /** Passed to `onChange`. */
  id: Id;
  /** Name of the option. */
  label: ReactNode;
  /** Details of the option: limits, costs, time. */
  detail?: ReactNode;
  /** Whether it can't be chosen; `detail` should say why. */
  disabled?: boolean | undefined;
}

/** Props of {@link OptionList}; everything a `<fieldset>` takes. */
export interface OptionListProps<Id extends string>
  extends Omit<ComponentPropsWithoutRef<"fieldset">, "children" | "onChange"> {
  /** The visible name of the group. */
  label: string;
  /** Name of the radio inputs, unique in the page. */
  name: string;
  /** Options in the order in which they are shown. */
  options: readonly Option<Id>[];
  /** Id of the selected option; undefined for none. */
  value: Id | undefined;
  /** Called when the user selects another option. */
  onChange: (id: Id) => void;
}

/** Radio buttons with details. */
export const OptionList = forwardRef<HTMLFieldSetElement, OptionListProps<string>>(function OptionList(
  { label, name, options, value, onChange, className, ...rest },
  ref,
) {
  return (
    <fieldset {...rest} ref={ref} className={classNames(styles.group, className)}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.id} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.id}
            className={styles.radio}
            checked={option.id === value}
            disabled={option.disabled}
            onChange={() => onChange(option.id)}
          />
          <span>
            <span className={styles.name}>{option.label}</span>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}) as <Id extends string>(props: OptionListProps<Id> & RefAttributes<HTMLFieldSetElement>) => ReactNode;
