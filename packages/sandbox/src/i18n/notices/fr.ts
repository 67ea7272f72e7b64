import type { Notices } from "./en";

export const fr: Notices = {
  welcome: {
    title: "Bienvenue, {name}",
    content: "Votre compte est prêt. Ajoutez une adresse de livraison et commencez vos achats.",
  },
  order_paid: {
    title: "Paiement reçu",
    content:
      "La commande {order_no} est payée\u00a0: {total} {currency}. Elle est expédiée sous {hours, plural, one {# heure} other {# heures}}.",
  },
  order_shipped: {
    title: "En route vers vous",
    content: "La commande {order_no} a été expédiée avec {carrier}, numéro de suivi {tracking_no}.",
  },
  order_cancelled: { title: "Commande annulée", content: "La commande {order_no} a été annulée. {reason}" },
  order_refunded: {
    title: "Remboursée",
    content:
      "La commande {order_no} a été annulée et {total} {currency} sont de retour sur votre solde. {reason}",
  },
  order_received: {
    title: "Réception confirmée",
    content:
      "Vous avez confirmé la réception de la commande {order_no}. Dites aux autres acheteurs ce que vous en pensez.",
  },
  order_new: {
    title: "Nouvelle commande",
    content: "La commande {order_no} de {total} {currency} attend d’être expédiée.",
  },
  order_closed: {
    title: "Commande annulée",
    content: "La commande {order_no} a été annulée avant son expédition.",
  },
  order_done: {
    title: "Réception confirmée",
    content:
      "L’acheteur a reçu la commande {order_no}. {net} {currency} seront sur votre solde dans quelques jours.",
  },
  pay_expired: {
    title: "Paiement expiré",
    content: "Le paiement {pay_no} a expiré, ses commandes ont donc été annulées.",
  },
  pay_credited: {
    title: "Virement crédité",
    content:
      "Un virement ne correspondait pas au paiement {pay_no}\u00a0: nous avons ajouté {amount} {currency} à votre solde.",
  },
  settlement_available: {
    title: "Versement disponible",
    content: "{net} {currency} de la commande {order_no} sont maintenant utilisables.",
  },
  recharge_credited: {
    title: "Recharge créditée",
    content: "Recharge {order_no}\u00a0: {amount} {currency} ont été ajoutés à votre solde.",
  },
  recharge_rejected: {
    title: "Recharge refusée",
    content: "La recharge {order_no} n’a pas été acceptée. {reason}",
  },
  withdraw_created: {
    title: "Retrait en examen",
    content: "Le retrait {order_no} de {amount} {currency} est en cours d’examen.",
  },
  withdraw_completed: {
    title: "Retrait terminé",
    content: "Retrait {order_no}\u00a0: {received} {coin} ont été envoyés.",
  },
  withdraw_returned: {
    title: "Retrait retourné",
    content:
      "Le retrait {order_no} n’a pas été exécuté. {amount} {currency} sont de retour sur votre solde. {reason}",
  },
  fund_password_set: {
    title: "Mot de passe de paiement changé",
    content: "Votre mot de passe de paiement a été changé. Si ce n’était pas vous, contactez-nous.",
  },
  application_approved: {
    title: "Votre boutique est ouverte",
    content: "{shopname} a été approuvée. Vous pouvez commencer à vendre.",
  },
  application_rejected: {
    title: "Votre demande est à corriger",
    content: "Votre demande pour {shopname} doit être corrigée.",
  },
  store_review_approved: {
    title: "Le nouveau nom et le logo de votre boutique sont approuvés",
    content: "{shopname} apparaît désormais avec son nouveau profil.",
  },
  store_review_rejected: {
    title: "Le nouveau nom ou logo de votre boutique n’a pas été accepté",
    content: "{shopname} garde son profil actuel. Motif\u00a0: {note}",
  },
  review_reply: { title: "La boutique a répondu", content: "{shopname} a répondu à votre avis sur {title}." },
  dispute_opened: {
    title: "Un acheteur signale un problème",
    content:
      "L’acheteur de la commande {order_no} demande le remboursement de {amount} {currency}. Répondez sous {days, plural, one {# jour} other {# jours}}, sinon la place de marché tranchera.",
  },
  dispute_offered: {
    title: "La boutique fait une offre",
    content:
      "Pour la commande {order_no}, la boutique propose de rembourser {amount} {currency}. Acceptez ou demandez à la place de marché de trancher.",
  },
  dispute_objected: {
    title: "La boutique conteste",
    content:
      "La boutique n’est pas d’accord au sujet de la commande {order_no}. Demandez à la place de marché de trancher ou retirez votre signalement.",
  },
  dispute_escalated: {
    title: "La place de marché tranche",
    content:
      "La place de marché tranche maintenant le problème de la commande {order_no}. Les deux parties seront informées.",
  },
  return_requested: {
    title: "Un acheteur veut renvoyer des articles",
    content:
      "L’acheteur de la commande {order_no} veut renvoyer des articles et être remboursé de {amount} {currency}. Répondez sous {days, plural, one {# jour} other {# jours}}, sinon la place de marché tranchera.",
  },
  return_agreed: {
    title: "La boutique accepte le retour",
    content:
      "Renvoyez les articles de la commande {order_no} sous {days, plural, one {# jour} other {# jours}} et indiquez le numéro de suivi. L’adresse de retour figure dans la commande. Passé ce délai, il n’y aura pas de remboursement.",
  },
  return_sent: {
    title: "Un retour est en route",
    content:
      "Les articles de la commande {order_no} reviennent avec {carrier}, numéro de suivi {tracking_no}. Confirmez leur arrivée. Sans réponse sous {days, plural, one {# jour} other {# jours}}, l’acheteur sera remboursé.",
  },
  return_expired: {
    title: "Retour expiré",
    content:
      "Les articles de la commande {order_no} n’ont pas été renvoyés à temps : il n’y a pas de remboursement. La commande suit son cours normal.",
  },
  dispute_withdrawn: {
    title: "Signalement retiré",
    content:
      "L’acheteur a retiré son signalement pour la commande {order_no}. La commande suit son cours normal.",
  },
  dispute_refunded: {
    title: "Remboursé",
    content: "{amount} {currency} de la commande {order_no} sont de retour sur votre solde. {reason}",
  },
  dispute_charged: {
    title: "L’acheteur a été remboursé",
    content: "{amount} {currency} de la commande {order_no} ont été rendus à l’acheteur. {reason}",
  },
  dispute_rejected: {
    title: "Pas de remboursement",
    content: "Le problème de la commande {order_no} a été tranché sans remboursement. {reason}",
  },
  offer_new: {
    title: "Nouvelle offre",
    content:
      "{shopname} a fait une offre pour votre demande «\u00a0{title}\u00a0». Vous pouvez la comparer et l’accepter.",
  },
  offer_accepted: {
    title: "Votre offre est acceptée",
    content:
      "L’acheteur de «\u00a0{title}\u00a0» a accepté votre offre. Nous vous préviendrons quand la commande sera payée.",
  },
  offer_declined: {
    title: "Votre offre est refusée",
    content: "L’acheteur de «\u00a0{title}\u00a0» a refusé votre offre.",
  },
  offer_closed: {
    title: "Demande close",
    content: "La demande «\u00a0{title}\u00a0» est close\u00a0: votre offre n’est plus en cours.",
  },
  account_frozen: {
    title: "Votre compte est gelé",
    content:
      "Vous pouvez vous connecter et tout consulter, mais pas déplacer d’argent. Si vous ne savez pas pourquoi, contactez-nous.",
  },
  account_unfrozen: {
    title: "Votre compte fonctionne à nouveau",
    content: "Votre compte n’est plus gelé\u00a0: vous pouvez payer et faire des retraits comme avant.",
  },
  store_suspended: {
    title: "Votre boutique est suspendue",
    content:
      "{shopname} ne peut ni vendre ni expédier pour l’instant, et les acheteurs peuvent annuler ce qui n’a pas été expédié. Si vous ne savez pas pourquoi, contactez-nous.",
  },
  store_reopened: {
    title: "Votre boutique est rouverte",
    content: "{shopname} peut vendre et expédier comme avant.",
  },
  loan_approved: {
    title: "Prêt approuvé",
    content: "Votre demande de prêt de {amount} {currency} a été approuvée.",
  },
  loan_rejected: {
    title: "Prêt refusé",
    content: "Votre demande de prêt de {amount} {currency} n’a pas été approuvée. {reason}",
  },
};
