import type { Source, Translation } from "../types";

export const articles: Translation<Source["articles"]> = {
  updated: "Actualizado: {{date}}",
  emptyTitle: "Aquí aún no hay nada escrito",
  emptyText: "¿Tienes dudas? Atención al cliente te ayuda con mucho gusto.",
  more: "Sigue leyendo",
  helpLead: "Respuestas breves a lo que más preguntan compradores y vendedores.",
};
