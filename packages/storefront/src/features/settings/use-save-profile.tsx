import { ConfirmSheet } from "marketplace-react/ui";
import type { CallOptions } from "marketplace-sdk";
import { type ReactNode, useState } from "react";
import { useI18n } from "../../i18n";
import { useServices } from "../../shared/services";
import { type ProfileFields, saveProfile } from "./save-profile";

/** Saves a change of the profile. Resolves to false if the user decided against it. */
export type SaveProfile = (change: ProfileFields, call?: CallOptions) => Promise<boolean>;

/**
 * Saves the profile, after a question if the server doesn't return all of it.
 *
 * @returns `question` must be rendered by the screen
 */
export function useSaveProfile(): { save: SaveProfile; question: ReactNode } {
  const { t } = useI18n();
  const services = useServices();
  const [answer, setAnswer] = useState<{ give: (goOn: boolean) => void }>();
  const confirmLoss = (): Promise<boolean> =>
    new Promise((resolve) =>
      setAnswer({
        give(goOn) {
          setAnswer(undefined);
          resolve(goOn);
        },
      }),
    );
  return {
    save: (change, call) => saveProfile(services, change, { confirmLoss, ...(call && { call }) }),
    question: (
      <ConfirmSheet
        danger
        open={answer !== undefined}
        title={t("account.lossTitle")}
        confirmLabel={t("account.lossSave")}
        cancelLabel={t("account.lossKeep")}
        onConfirm={() => answer?.give(true)}
        onClose={() => answer?.give(false)}
      >
        <p>{t("account.lossText")}</p>
      </ConfirmSheet>
    ),
  };
}
