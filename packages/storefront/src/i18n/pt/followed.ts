import type { Source, Translation } from "../types";

export const followed: Translation<Source["followed"]> = {
  loginText: "Depois, as lojas que você segue aparecem aqui.",
  following: "Seguindo",
  unfollow: "Deixar de seguir {{name}}",
  unfollowed: "Você deixou de seguir {{name}}",
  emptyTitle: "Você ainda não segue nenhuma loja",
  emptyText: "Siga uma loja e ela fica aqui, a um toque.",
  discover: "Descobrir lojas",
};
