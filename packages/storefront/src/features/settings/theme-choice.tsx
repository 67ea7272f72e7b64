import { Icon, type IconArt } from "marketplace-react/ui";
import { useState } from "react";
import { useI18n } from "../../i18n";
import type { PlainKey } from "../../i18n/types";
import { setTheme, storedTheme, THEMES, type Theme } from "../../shared/theme";
import { deviceIcon, moonIcon, sunIcon } from "../../shared/ui/icons";
import styles from "./settings.module.css";

const APPEARANCES: Readonly<Record<Theme, { name: PlainKey; icon: IconArt }>> = {
  system: { name: "account.themeSystem", icon: deviceIcon },
  light: { name: "account.themeLight", icon: sunIcon },
  dark: { name: "account.themeDark", icon: moonIcon },
};

/** Light, dark, or the device's setting; applied at once. */
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
            <Icon of={APPEARANCES[theme].icon} />
            <span>{t(APPEARANCES[theme].name)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
