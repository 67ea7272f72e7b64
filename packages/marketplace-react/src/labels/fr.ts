import { createLabels } from "./create-labels.js";

/** The texts of the primitives in French. */
export const labels = createLabels("fr", {
  back: "Retour",
  close: "Fermer",
  copy: "Copier",
  copied: "Copié",
  copyByHand: "Votre navigateur a bloqué la copie. Le texte est sélectionné, copiez-le à la main.",
  decrease: "Diminuer la quantité",
  increase: "Augmenter la quantité",
  quantity: "Quantité",
  notWhole: "Saisissez un nombre entier. La quantité est toujours de {quantity}.",
  atLeast: "Au moins {quantity}",
  atMost: "Au plus {quantity}",
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  loading: "Chargement",
  loadMore: "Afficher plus",
  loadMoreFailed: "Impossible d’afficher la suite. Réessayez.",
  retry: "Réessayer",
  endOfList: "Vous avez tout vu",
  previousPrice: "Ancien prix",
  listPrice: "Prix d’origine",
  priceFrom: "À partir de {price}",
  rating: "{stars} étoiles sur 5",
  failure: {
    network: "Connexion impossible pour le moment. Vérifiez votre connexion et réessayez.",
    timeout: "Le chargement prend trop de temps. Réessayez dans un instant.",
    refused: "La demande a échoué. Veuillez réessayer.",
    held: "Le compte a changé dans un autre onglet. Rien n’a été envoyé.",
    blocked: "Un contrôle de sécurité a bloqué la demande. Désactivez votre VPN ou changez de réseau.",
    tooLarge:
      "C’est trop volumineux pour être envoyé. Choisissez un fichier plus petit ou un texte plus court.",
    tooMany: {
      one: "Trop de demandes à la fois. Réessayez dans {minutes}\u00a0minute.",
      many: "Trop de demandes à la fois. Réessayez dans {minutes} de minutes.",
      other: "Trop de demandes à la fois. Réessayez dans {minutes}\u00a0minutes.",
    },
    busy: {
      one: "Le site est très sollicité ou en maintenance. Réessayez dans {minutes}\u00a0minute.",
      many: "Le site est très sollicité ou en maintenance. Réessayez dans {minutes} de minutes.",
      other: "Le site est très sollicité ou en maintenance. Réessayez dans {minutes}\u00a0minutes.",
    },
    other: "Une erreur est survenue de notre côté. Réessayez dans un instant.",
  },
});
