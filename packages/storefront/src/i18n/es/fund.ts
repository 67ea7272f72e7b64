import type { Source, Translation } from "../types";

export const fund: Translation<Source["fund"]> = {
  unset: "Aún no tienes contraseña de fondos. Con ella confirmas los pagos con saldo y los retiros.",
  set: "Crear contraseña de fondos",
  lockedUntil:
    "Bloqueada por demasiados intentos fallidos. Volverá a funcionar a partir del {{time}} o si la restableces.",
  forgotten: "¿La olvidaste?",
  setLead: "Con ella confirmas los pagos con saldo y los retiros. Elige una distinta de la de acceso.",
  change: "Cambiar contraseña de fondos",
  reset: "Restablecer contraseña de fondos",
  resetLead: "Necesitas tu contraseña de acceso y un código que enviamos a {{email}}.",
  resetLock: "Por tu seguridad, tras restablecerla no podrás retirar durante 24\u00a0horas.",
  noEmail: "Tu cuenta no tiene correo, así que atención al cliente debe ayudarte a restablecerla.",
  present: "Contraseña de fondos actual",
  new: "Contraseña de fondos nueva",
  repeat: "Repite la contraseña de fondos",
  know: "Ya la recuerdo",
  saved: "Contraseña de fondos guardada",
  already:
    "Tu contraseña de fondos ya está guardada, tal como la escribiste en un intento anterior. Aquí puedes cambiarla o, si no la sabes, restablecerla.",
  loginFirst: "Inicia sesión para crear la contraseña con la que confirmas tus pagos.",
};
