import styles from "./address-block.module.css";
import { addressGroups } from "./address-groups";
import { classNames } from "./class-names";
import { Copyable } from "./copyable";

/**
 * The whole address in groups of four, its middle highlighted. Selected by hand it is copied without gaps, for they are
 * none of its characters.
 */
export function AddressText({ address }: { address: string }) {
  return (
    <bdi className={styles.address} dir="ltr">
      {addressGroups(address).map(({ at, text, middle }) => (
        <span key={at} className={classNames(styles.group, middle && styles.middle)}>
          {text}
        </span>
      ))}
    </bdi>
  );
}

/** Props of {@link AddressBlock}. */
export interface AddressBlockProps {
  address: string;
  /** What it is, such as "Address". */
  label: string;
}

/** The whole address under its name; a tap copies it. */
export function AddressBlock({ address, label }: AddressBlockProps) {
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <Copyable text={address} label={label} shown={<AddressText address={address} />} />
    </div>
  );
}
