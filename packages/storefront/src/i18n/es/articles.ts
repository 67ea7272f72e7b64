import type { Source, Translation } from "../types";

export const articles: Translation<Source["articles"]> = {
  updated: "Actualizado: {{date}}",
  emptyTitle: "Aquí aún no hay nada escrito",
  emptyText: "¿Tienes dudas? Atención al cliente te ayuda con mucho gusto.",
  more: "Sigue leyendo",
  helpLead: "Respuestas breves a lo que más preguntan compradores y vendedores.",
  goneTitle: "Esta página ya no existe",
  goneText: "En la ayuda encontrarás toda la información actualizada.",
  sellTitle: "Tu tienda en tres pasos",
  sellText: "Envía tus documentos, espera la revisión de 2 a 48\u00a0horas y empieza a vender.",
};
