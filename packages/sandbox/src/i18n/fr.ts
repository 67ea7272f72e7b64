import type { Mails, Messages, Notices } from "./en";

export const messages: Messages = {
  account_frozen:
    "Votre compte est gelé\u00a0: aucun mouvement d’argent n’est possible. Contactez le service client.",
  account_or_password_wrong: "Nom d’utilisateur ou mot de passe incorrect.",
  acknowledgement_required: "Confirmez que vous avez lu l’avertissement.",
  address_invalid: "Cette adresse n’est pas valable sur le réseau choisi.",
  address_required: "Choisissez d’abord une adresse de livraison.",
  address_wrong_network: "Cette adresse appartient à un autre réseau. Vérifiez le réseau avant d’envoyer.",
  already_commented: "Vous avez déjà donné un avis sur cet article.",
  already_disputed: "Vous avez déjà signalé un problème pour cette commande.",
  already_paid: "Cette commande est déjà payée.",
  already_replied: "Vous avez déjà répondu à cet avis.",
  already_shipped: "Cette commande a déjà été expédiée.",
  amount_range: "Le montant est hors des limites proposées.",
  amount_step: "Le montant doit être un multiple de {step}.",
  amount_too_large: "Le montant est trop élevé. Maximum\u00a0: {max}.",
  amount_too_small: "Le montant est trop faible. Minimum\u00a0: {min}.",
  application_exists: "Vous avez déjà envoyé une demande. Attendez la vérification.",
  area_not_open: "Nous ne livrons pas encore dans cette région.",
  bad_state: "Ce n’est plus possible. Rechargez la page pour voir le statut actuel.",
  below_minimum: "Commandez au moins {min_order, plural, one {# pièce} other {# pièces}} de ce produit.",
  cart_empty: "Il n’y a rien à commander.",
  changed_elsewhere: "Un autre appareil a enregistré une modification entre-temps. Réessayez.",
  code_locked: "Trop de codes erronés ont été saisis. Aucun code n’est accepté pendant 24\u00a0heures.",
  code_required:
    "Trop de mots de passe erronés ont été saisis pour ce compte. Connectez-vous avec votre adresse e-mail, votre mot de passe et un code que nous vous envoyons.",
  code_wrong: "Le code est erroné ou a expiré.",
  content_rejected: "Nous ne pouvons pas publier ce texte. Veuillez le reformuler.",
  daily_limit: "Cela dépasse la limite du jour. Vous pouvez encore retirer {left} aujourd’hui.",
  dispute_open: "Vous avez signalé un problème pour cette commande. Retirez d’abord le signalement.",
  dispute_too_late: "Il est trop tard pour signaler un problème pour cette commande.",
  document_used: "Ce document est déjà enregistré pour une autre boutique.",
  email_taken: "Cette adresse e-mail est déjà utilisée.",
  field_invalid: "Quelque chose ne va pas ici. Vérifiez votre saisie.",
  file_not_found: "Un des fichiers n’existe plus. Veuillez l’envoyer à nouveau.",
  fund_password_locked: "Votre mot de passe de paiement est bloqué après trop d’essais. Réessayez plus tard.",
  fund_password_unset: "Créez d’abord un mot de passe de paiement.",
  fund_password_wrong: "Mot de passe de paiement incorrect. Essais restants\u00a0: {left}.",
  has_open_orders: "Ce produit a des commandes en cours. Retirez-le plutôt de la vente.",
  idempotency_in_progress: "Cette demande est encore en cours de traitement.",
  idempotency_mismatch: "Cette demande a déjà été envoyée avec d’autres données. Veuillez recommencer.",
  image_invalid: "Nous ne pouvons pas utiliser cette image. Essayez-en une autre.",
  insufficient_balance: "Solde insuffisant.",
  invalid_field: "Quelque chose ne va pas ici. Vérifiez votre saisie.",
  invite_code_invalid: "Ce code d’invitation n’existe pas.",
  loan_disabled: "Les prêts ne sont pas disponibles.",
  locked: "Les retraits sont bloqués pour le moment. Réessayez plus tard.",
  memo_required: "Ce réseau exige un mémo (tag).",
  mobile_taken: "Ce numéro de téléphone est déjà utilisé.",
  network_disabled: "Ce réseau est indisponible pour le moment.",
  not_merchant: "Ouvrez d’abord une boutique.",
  offer_changed: "L’offre a changé. Veuillez la relire.",
  open_application: "Vous avez déjà une demande en cours.",
  order_below_minimum: "Cette boutique accepte les commandes à partir de {min}, hors livraison et taxes.",
  order_changed: "Un élément de votre commande a changé. Veuillez la relire.",
  owed_to_buyers:
    "Votre boutique est suspendue. Ce qui pourrait être dû à ses acheteurs reste ici\u202f; vous pouvez retirer {left}.",
  own_product: "Vous ne pouvez pas acheter dans votre propre boutique.",
  own_request: "Cette demande est la vôtre.",
  own_shop: "Vous ne pouvez pas suivre votre propre boutique.",
  pack_mismatch: "Ce produit se vend par lots de {pack_size, plural, one {# pièce} other {# pièces}}.",
  password_wrong: "Mot de passe incorrect.",
  pay_expired: "Le délai de paiement est dépassé. Veuillez commander à nouveau.",
  price_changed: "Le prix a changé. Vérifiez le nouveau total.",
  price_invalid: "Saisissez un prix valable.",
  product_elsewhere: "Cette boutique ne vend pas ce produit.",
  product_unavailable: "Ce produit n’est plus disponible.",
  proof_required: "Saisissez l’identifiant de transaction ou ajoutez une capture d’écran.",
  quote_changed: "Les frais ou le montant ont changé. Vérifiez-les à nouveau.",
  quote_expired: "Ce devis a expiré. Demandez-en un nouveau.",
  range_too_long: "Cette période est trop longue. Choisissez-en une plus courte.",
  rate_unavailable: "Aucun taux de change pour le moment. Réessayez plus tard.",
  request_closed: "Cette demande est close et n’accepte plus d’offres.",
  same_as_login: "Le mot de passe de paiement doit être différent du mot de passe de connexion.",
  same_operator: "Vous avez donné la première approbation. Une deuxième personne doit approuver.",
  self_address: "C’est l’une de nos propres adresses de dépôt. Saisissez la vôtre.",
  shop_suspended: "Cette boutique est suspendue\u00a0: elle ne peut ni vendre ni expédier pour le moment.",
  shopname_taken: "Ce nom de boutique est déjà pris.",
  social_unavailable: "La connexion par ce service est impossible pour le moment.",
  stock_short: "Stock insuffisant. Encore disponible\u00a0: {left}.",
  terms_changed: "Les conditions ont changé. Veuillez les relire et les accepter.",
  too_many_addresses: "Vous avez déjà {max} adresses. Supprimez d’abord celle dont vous n’avez plus besoin.",
  too_many_offers: "Le nombre d’offres est limité à {max}. Réessayez plus tard.",
  too_many_open: "Vous avez trop de demandes en cours. Terminez-en d’abord une.",
  too_many_unpaid: "Vous avez trop de commandes impayées. Payez-en ou annulez-en d’abord une.",
  unpaid_too_much:
    "Votre compte ne peut pas encore réserver de commandes impayées de ce montant. Commandez moins, ou rechargez d’abord votre solde.",
  txid_invalid: "Cet identifiant de transaction n’est pas valable.",
  txid_used: "Cet identifiant de transaction a déjà été utilisé.",
  username_taken: "Ce nom d’utilisateur est déjà pris.",
  version_conflict: "Quelqu’un a modifié ces données entre-temps. Rechargez la page et réessayez.",
  weak_password: "Ce mot de passe est trop facile à deviner.",
  forbidden: "Vous n’êtes pas autorisé à faire cela.",
  malformed_body: "Nous n’avons pas pu lire votre demande.",
  method_not_allowed: "Cette méthode n’est pas autorisée ici.",
  missing_field: "Il manque quelque chose ici. Veuillez compléter.",
  not_found: "Introuvable.",
  server_failed: "Une erreur est survenue de notre côté. Veuillez réessayer plus tard.",
  sign_in_first: "Veuillez d’abord vous connecter.",
  too_large: "C’est trop volumineux.",
  too_many_requests: "Trop de demandes. Veuillez réessayer plus tard.",
  unavailable: "Le service est indisponible pour le moment. Veuillez réessayer dans un instant.",
  address_hint_bitcoin: "commence par bc1, 1 ou 3",
  address_hint_evm: "42\u00a0caractères, commence par 0x",
  address_hint_tron: "34\u00a0caractères, commence par T",
  cancelled: "Annulé",
  closed: "Clos",
  code_sent: "Le code a été envoyé",
  deleted: "Supprimé",
  fund_password_saved: "Mot de passe de paiement enregistré",
  loan_example:
    "Empruntez {amount} {currency} pendant {days, plural, one {# jour} other {# jours}}\u00a0: cela coûte {fee} et vous remboursez {total} en une fois. TAEG {apr}\u00a0%.",
  loan_warning: "Attention\u202f! Emprunter de l’argent coûte aussi de l’argent.",
  log_adjustment: "Régularisation",
  log_overpayment: "Virement sans correspondance pour le paiement {no}",
  log_payment: "Commande {no}",
  log_recharge: "Recharge {no}",
  log_refund: "Remboursement de la commande {no}",
  log_settlement: "Vente, commande {no}",
  log_withdrawal: "Retrait {no}",
  log_withdrawal_return: "Retrait {no} retourné",
  no_application: "Vous n’avez pas encore fait de demande",
  ok: "OK",
  order_placed: "Commande passée",
  paid: "Payé",
  password_length: "Utilisez de {min} à {max} caractères.",
  password_changed: "Mot de passe changé. Veuillez vous reconnecter.",
  published: "Publié",
  receipt_confirmed: "Réception confirmée",
  recharge_notice:
    "Saisissez le montant exact que vous avez envoyé, sinon la vérification peut échouer. Nous créditons ce qui arrive.",
  registered: "Bienvenue\u202f! Votre compte est prêt.",
  replied: "Réponse envoyée",
  reviewed: "Merci pour votre avis",
  sandbox_address:
    "Ceci est un environnement de test\u00a0: l’adresse n’appartient à personne. N’y envoyez jamais d’argent réel.",
  saved: "Enregistré",
  send_only: "Envoyez uniquement des {coin}, uniquement sur {network}.",
  shipped: "Expédié",
  signed_in: "Connecté",
  signed_out: "Déconnecté",
  submitted: "Envoyé pour vérification",
  transfer_irreversible:
    "Un virement en crypto ne peut pas être annulé. Avec un mauvais réseau ou une mauvaise adresse, votre argent est perdu.",
  uploaded: "Envoyé",
};

export const notices: Notices = {
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

export const mails: Mails = {
  code: {
    subject: "Votre code\u00a0: {code}",
    body: "Votre code est {code}. Il expire dans {seconds, plural, one {# seconde} other {# secondes}}. Si vous ne l’avez pas demandé, ignorez cet e-mail et ne communiquez le code à personne.",
  },
  known: {
    subject: "Vous avez déjà un compte",
    body: "Quelqu’un a voulu s’inscrire avec cette adresse e-mail, mais elle a déjà un compte. Si c’était vous, connectez-vous simplement. Sinon, vous n’avez rien à faire.",
  },
  code_guessed: {
    subject: "Quelqu’un a saisi des codes erronés",
    body: "{count, plural, one {# code erroné a été saisi} other {# codes erronés ont été saisis}} pour votre compte en {hours, plural, one {# heure} other {# heures}}. Si ce n’était pas vous, quelqu’un essaie d’y accéder\u00a0: ne communiquez aucun code et changez votre mot de passe.",
  },
  password_changed: {
    subject: "Votre mot de passe a été changé",
    body: "Votre mot de passe de connexion a été changé et tous les appareils ont été déconnectés. Si ce n’était pas vous, réinitialisez-le tout de suite avec «\u00a0Mot de passe oublié\u202f?\u00a0» et contactez-nous.",
  },
  email_changed: {
    subject: "Votre adresse e-mail a été changée",
    body: "Votre compte a une nouvelle adresse e-mail\u202f; celle-ci ne reçoit plus de codes. Les retraits sont suspendus pendant 24\u00a0heures. Si ce n’était pas vous, connectez-vous, changez votre mot de passe et contactez-nous.",
  },
};
