import { useState } from "react";
import { setTheme, storedTheme, THEMES, type Theme } from "../../app/theme";
import { useI18n } from "../../i18n";
import type { PlainKey } from "../../ui/use-form";
import styles from "./theme-choice.module.css";

const NAMES: Readonly<Record<Theme, PlainKey>> = {
  system: "account.themeSystem",
  light: "account.themeLight",
  dark: "account.themeDark",
};

/** Light, dark, or as the device asks; shown at once. */
export function ThemeChoice() {
  const { t } = useI18n();
  const [chosen, setChosen] = useState(storedTheme);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t("account.appearance")}</legend>
      <div className={styles.choices}>
        {THEMES.map((theme) => (
          <label key={theme} className={styles.choice}>
            <input
              type="radio"
              name="theme"
              className={styles.radio}
              checked={theme === chosen}
              onChange={() => {
                setTheme(theme);
                setChosen(theme);
              }}
            />
            <span className={styles.swatch} data-look={theme} aria-hidden="true" />
            <span>{t(NAMES[theme])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
