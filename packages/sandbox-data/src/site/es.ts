import type { SiteSource } from "./site-source";

export const es: SiteSource = {
  webName: "Mercado de Ejemplo",
  notices: [
    "Esta es una tienda de demostración: tiendas, artículos y opiniones son inventados y no se entrega nada.",
    "Las tiendas envían en las 24 horas siguientes al pago.",
  ],
  rechargeNotice:
    "Las transferencias no se pueden deshacer. Si la red o la dirección no es correcta, perderás el dinero. Indica el importe que enviaste realmente; se abona lo que llega.",
  withdrawNotice:
    "Comprueba dos veces la red y la dirección: una transferencia no se puede recuperar. Un retiro rechazado se devuelve íntegro.",
  loanWarning: "Pedir dinero prestado cuesta dinero. Pide solo lo que puedas devolver.",
  footerText: "Compradores de 103 países, con liquidación en USDT, ETH y BTC",
  banners: [
    "Rincones para la tarde",
    "Maleta lista el viernes",
    "La buena despensa",
    "Fuera antes del desayuno",
  ],
  groups: ["Comprar", "Entrega", "Vender", "Empresa"],
  articles: `
101 | Cómo hacer un pedido | De la cesta a tu puerta en cuatro pasos.
## Llena la cesta
Añade a la cesta lo que necesites. Un pedido puede reunir artículos de varias tiendas; cada una envía su paquete.
Algunos productos tienen un pedido mínimo o se venden en paquetes. Donde lo indica una tabla, la unidad cuesta menos en cantidades mayores.
## Pide y paga
1. Revisa dirección, gastos de envío e impuestos. El total que ves antes de pagar es el que pagas: después no se añade nada.
2. Haz el pedido y paga en el tiempo indicado. Si no, se cancela y no se cobra nada.
3. La tienda envía en 24 horas. El transportista y el número de seguimiento están en el pedido.
4. Confirma la recepción cuando esté todo, o se confirma sola a los quince días.
## Si cambias de idea
Hasta que la tienda envíe, puedes cancelar desde el pedido. Todo vuelve a tu saldo.

102 | Precios, envío e impuestos | Qué incluye el precio y qué va aparte.
Los precios son al por mayor, por pieza o paquete. Un precio tachado es un precio anterior del mismo artículo.
El envío se cobra una vez por artículo y pedido. Los impuestos figuran en su propia línea.

103 | Variantes y existencias | Por qué una talla aparece en gris.
Algunas combinaciones no se fabrican y otras están agotadas. Mostramos ambas para que sepas si merece la pena esperar.
Las existencias cuentan al hacer el pedido, no al llenar la cesta.

104 | Opiniones | Quién las escribe y cómo se cuentan.
Solo opina quien ha recibido el artículo, y una sola vez. Cuatro y cinco estrellas son positivas, tres neutras, una y dos negativas.
La tienda puede responder a una opinión, pero no borrarla.

105 | Formas de pago | Saldo u otra forma disponible.
Paga con tu saldo y tu contraseña de pago, o de otra forma que se ofrezca al tramitar el pedido.
Guardamos tu dinero hasta que confirmes la recepción. Si se cancela antes del envío, se devuelve todo.

106 | Recargar el saldo | Léelo antes de enviar una transferencia.
Elige moneda y red y copia la dirección entera. Las transferencias son definitivas: con una red o dirección equivocada el dinero se pierde.
Después envía el comprobante o el ID de la transacción. Una persona lo revisa; se abona lo que llegó, no lo que se escribió.

107 | Retirar dinero | Primero la comisión, luego tu decisión.
La comisión y lo que recibes quedan fijados antes de confirmar. Después no se cobra nada: ni impuesto, ni depósito, ni pago de verificación.
Mientras un retiro esté pendiente puedes cancelarlo; si se rechaza, se devuelve íntegro. No compartas tu contraseña de pago.

108 | Protección del comprador | Qué mantiene seguro tu dinero.
## Guardamos tu dinero
Tu pago llega a nosotros, no a la tienda. La tienda cobra catorce días después de la recepción, cuando ya no se puede devolver nada.
## Si algo va mal
- La tienda no envía a tiempo: cancela y recibes todo de vuelta.
- No llega nada, o no es lo descrito: avisa desde el pedido, hasta catorce días después de la recepción.
- Mientras el aviso está abierto, el pedido queda retenido y la tienda no cobra.
## Si no os ponéis de acuerdo
Habla primero con la tienda desde el pedido. Después, pídenos que decidamos: leemos lo que escribieron ambas partes y miramos las fotos.
Nunca pagues a una tienda fuera de esta plataforma: no podemos guardar ni devolver ese dinero.

111 | Plazos de envío | Cuándo sale el paquete y cuánto tarda.
Las tiendas envían en las 24 horas siguientes al pago.
De tres a seis días dentro de una región y hasta tres semanas al extranjero.

112 | Devoluciones y reembolsos | Catorce días para cambiar de idea.
## Qué puedes devolver
Artículos sin usar, hasta catorce días después de la recepción.
¿Llegó dañado? Envía una foto en tres días y guarda el paquete hasta que la tienda responda.
## Cómo devolver
1. Abre el pedido y elige «Devolución o reembolso».
2. Di por qué y cuántas unidades, y añade fotos.
3. Cuando la tienda acepte, envía los artículos a la dirección indicada antes de la fecha indicada.
4. La tienda confirma que llegaron y recibes el reembolso.
## Adónde va el reembolso
El dinero vuelve a tu saldo. Úsalo en otro pedido o retíralo.

113 | Dónde entregamos | Zonas abiertas y nuevas.
El formulario enumera cada país, provincia y ciudad. A un país marcado como «aún no abierto» no se entrega.
Abrimos zonas cuando un transportista las atiende bien.

121 | Lo que debes saber para vender | Documentos, revisión y contrato.
Necesitas logotipo y nombre de la tienda, ambas caras de tu documento y una foto en la que lo sostengas.
Una persona lo revisa en un plazo de 2 a 48 horas. Si algo no se lee, solo reenvías esa foto.
Los documentos se guardan cifrados, nunca son públicos y se borran cuando la ley lo permite.

122 | Comisiones y liquidación | Cuándo es tuyo el dinero.
La tienda cobra catorce días después de la recepción, cuando ya no se puede devolver nada. Si el comprador no la confirma, lo hacemos nosotros a los quince días.
La comisión figura en el contrato. Abrir una tienda es gratis y cerrarla también.

123 | Fotos que venden | Luz, fondo y ángulo en cinco minutos.
Luz natural de lado, fondo liso y el artículo llenando el encuadre.
Muestra el reverso, las costuras y una mano como escala. Las fotos honestas ahorran devoluciones.

124 | Vender con vídeos cortos | Enseña el artículo en uso.
Bastan treinta segundos: en la mano, en uso y también su punto débil.
Di precio y plazo, y marca como publicidad los vídeos pagados. Lo que prometas cuenta como descripción.

125 | Vende con nosotros | Tu tienda en tres pasos.
Envía los documentos, espera la revisión y publica el primer artículo.
Tú respondes de tus artículos. Nosotros guardamos el pago, mostramos cifras reales y ayudamos en los conflictos.

131 | Sobre esta plataforma | Quién está detrás.
Es una tienda de demostración. Tiendas, artículos y opiniones son inventados; aquí no se compra nada.
Antes de abrir, el operador pone aquí su nombre, dirección y registro.

132 | Privacidad | Qué se guarda y cuánto tiempo.
Cesta, favoritos e idioma quedan en tu navegador. Tu cuenta guarda lo que escribiste y tus pedidos.
Los documentos se conservan solo lo que exigen la revisión y la ley. No vendemos ni cedemos nada para publicidad.

133 | Condiciones de uso | Las reglas en palabras claras.
Pide lo que quieras comprar, describe lo que vendes tal como es y responde cuando te contacten.
Los conflictos se hablan primero con la tienda y después decide el operador por escrito.

134 | Habla con nosotros | Responden personas, casi siempre el mismo día.
Usa el botón redondo de cada página e indica el número de pedido si lo hay.
Nunca te pedimos tu contraseña ni tu contraseña de pago.

135 | Antes de pedir prestado | Pedir dinero prestado cuesta dinero.
Mira el coste total, no la cuota mensual, y compara.
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
    formerPayout:
      "La parte A guarda el pago y lo abona, menos una comisión del 5 %, al confirmarse la recepción o quince días tras la entrega.",
    clauses: `
La parte B abre una tienda en el mercado de la parte A y ofrece en ella su propia mercancía.
La parte B describe los artículos con veracidad, tiene los derechos de sus imágenes y envía en 24 horas tras el pago.
La parte A guarda el pago y lo abona, menos una comisión del 5 %, catorce días tras la recepción. Si el comprador no la confirma, se da por confirmada quince días tras el envío. Una devolución o disputa abierta detiene el abono.
La parte A no cobra nada más. Los retiros nunca dependen de otros pagos.
La parte B acepta devoluciones en catorce días y responde de los defectos según la ley.
Las opiniones son de los compradores. La parte B puede responder, no borrar.
La parte A guarda los documentos cifrados, solo para la revisión, y los borra cuando la ley lo permite.
Cualquiera de las partes puede terminar el contrato con treinta días de aviso; los pedidos abiertos se completan.`,
  },
};
