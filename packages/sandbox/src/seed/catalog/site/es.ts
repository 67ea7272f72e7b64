import type { SiteSource } from "./site-source";

export const es: SiteSource = {
  webName: "Mercado de Ejemplo",
  notices: [
    "Esta es una tienda de demostración: comercios, artículos y opiniones son inventados y no se entrega nada.",
    "Los comercios envían en las 24 horas siguientes al pago.",
  ],
  rechargeNotice:
    "Las transferencias no se pueden deshacer. Una red o dirección equivocada significa perder el dinero. Indique el importe que envió realmente; se abona lo que llega.",
  withdrawNotice:
    "Compruebe dos veces la red y la dirección: una transferencia no se puede recuperar. Un retiro rechazado se devuelve íntegro.",
  loanWarning: "Pedir dinero prestado cuesta dinero. Pida solo lo que pueda devolver.",
  banners: [
    "Rincones para la tarde",
    "Maleta lista el viernes",
    "La buena despensa",
    "Fuera antes del desayuno",
  ],
  groups: ["Comprar", "Entrega", "Vender", "Empresa"],
  articles: `
101 | Cómo hacer un pedido | De la cesta a su puerta en cuatro pasos.
Ponga en la cesta lo que necesite. Un pedido puede reunir artículos de varios comercios; cada uno envía su paquete.
Revise dirección, portes e impuestos. El total que ve antes de pagar es el que paga: después no se añade nada.
El comercio envía en 24 horas. Usted confirma la recepción o se confirma sola a los quince días.

102 | Precios, portes e impuestos | Qué incluye el precio y qué va aparte.
Los precios son al por mayor, por pieza o paquete. Un precio tachado es un precio anterior del mismo artículo.
Los portes se cobran una vez por artículo y pedido. Los impuestos figuran en su propia línea.

103 | Variantes y existencias | Por qué una talla aparece en gris.
Algunas combinaciones no se fabrican y otras están agotadas. Mostramos ambas para que sepa si merece la pena esperar.
Las existencias cuentan al hacer el pedido, no al llenar la cesta.

104 | Opiniones | Quién las escribe y cómo se cuentan.
Solo opina quien ha recibido el artículo, y una sola vez. Cuatro y cinco estrellas son positivas, tres intermedias, una y dos negativas.
El comercio puede responder, pero no borrar.

105 | Formas de pago | Saldo u otra forma disponible.
Pague con su saldo y su contraseña de fondos, o de otra forma que ofrezca la caja.
Guardamos su dinero hasta que confirme la recepción. Si se cancela antes del envío, se devuelve todo.

106 | Recargar el saldo | Léalo antes de enviar una transferencia.
Elija moneda y red y copie la dirección entera. Las transferencias son definitivas: con una red o dirección equivocada el dinero se pierde.
Después envíe el comprobante o el identificador. Una persona lo revisa; se abona lo que llegó, no lo que se escribió.

107 | Retirar dinero | Primero la comisión, luego su decisión.
La comisión y lo que recibe quedan fijados antes de confirmar. Después no se cobra nada: ni impuesto, ni depósito, ni pago de verificación.
Mientras esté pendiente puede cancelarla; si se rechaza, se devuelve íntegra. No comparta su contraseña de fondos.

111 | Plazos de envío | Cuándo sale el paquete y cuánto tarda.
La mercancía sale en las 24 horas siguientes al pago.
De tres a seis días dentro de una región y hasta tres semanas a ultramar.

112 | Devoluciones y reembolsos | Catorce días para cambiar de idea.
Devuelva lo no usado en catorce días. El reembolso sigue el mismo camino que el pago.
¿Llegó dañado? Envíe una foto en tres días y guarde el paquete hasta que el comercio responda.

113 | Dónde entregamos | Zonas abiertas y nuevas.
El formulario enumera cada país, provincia y ciudad. A un país marcado como «aún no abierto» no se entrega.
Abrimos zonas cuando un transportista las atiende bien.

121 | Lo que debe saber quien vende | Documentos, revisión y contrato.
Necesita logotipo y nombre de la tienda, ambas caras de su documento y una foto en la que lo sostenga.
Una persona lo revisa en 2 a 48 horas. Si algo no se lee, solo reenvía esa imagen.
Los documentos se guardan cifrados, nunca son públicos y se borran cuando la ley lo permite.

122 | Comisiones y liquidación | Cuándo es suyo el dinero.
La tienda cobra cuando el comprador confirma la recepción o quince días después de la entrega.
La comisión figura en el contrato. Abrir es gratis y cerrar también.

123 | Fotos que venden | Luz, fondo y ángulo en cinco minutos.
Luz natural de lado, fondo liso y el artículo llenando el encuadre.
Muestre el reverso, las costuras y una mano como escala. Las fotos honestas ahorran devoluciones.

124 | Vender con vídeos cortos | Enseñe el artículo en uso.
Bastan treinta segundos: en la mano, en uso y también su punto débil.
Diga precio y plazo, y marque como publicidad los vídeos pagados. Lo que prometa cuenta como descripción.

125 | Venda con nosotros | Su tienda en tres pasos.
Envíe los documentos, espere la revisión y publique el primer artículo.
Usted responde de su mercancía. Nosotros guardamos el pago, mostramos cifras reales y ayudamos en los conflictos.

131 | Sobre este mercado | Quién está detrás.
Es una tienda de demostración. Comercios, artículos y opiniones son inventados; aquí no se compra nada.
Antes de abrir, el operador pone aquí su nombre, dirección y registro.

132 | Privacidad | Qué se guarda y cuánto tiempo.
Cesta, favoritos e idioma quedan en su navegador. Su cuenta guarda lo que escribió y sus pedidos.
Los documentos se conservan solo lo que exigen la revisión y la ley. No vendemos ni cedemos nada para publicidad.

133 | Condiciones de uso | Las reglas en palabras claras.
Pida lo que quiera comprar, describa lo que vende tal como es y esté localizable.
Los conflictos se hablan primero con la tienda y después decide el operador por escrito.

134 | Hable con nosotros | Responden personas, casi siempre el mismo día.
Use el botón redondo de cada página e indique el número de pedido si lo hay.
Nunca pedimos su contraseña ni su contraseña de fondos.

135 | Antes de pedir prestado | Pedir dinero prestado cuesta dinero.
Mire el coste total, no la cuota mensual, y compare.
Aquí nunca hace falta un préstamo para comprar, vender o retirar.
`,
  contract: {
    title: "Contrato de comerciante",
    partyA: "Mercado de Ejemplo (operador)",
    fields: {
      name: "Nombre",
      number: "Número de documento",
      shopname: "Nombre de la tienda",
      signDate: "Fecha",
    },
    clauses: `
La parte B abre una tienda en el mercado de la parte A y ofrece en ella su propia mercancía.
La parte B describe los artículos con veracidad, tiene los derechos de sus imágenes y envía en 24 horas tras el pago.
La parte A guarda el pago y lo abona, menos una comisión del 5 %, al confirmarse la recepción o quince días tras la entrega.
La parte A no cobra nada más. Los retiros nunca dependen de otros pagos.
La parte B acepta devoluciones en catorce días y responde de los defectos según la ley.
Las opiniones son de los compradores. La parte B puede responder, no borrar.
La parte A guarda los documentos cifrados, solo para la revisión, y los borra cuando la ley lo permite.
Cualquiera de las partes puede terminar el contrato con treinta días de aviso; los pedidos abiertos se completan.`,
  },
};
