/** In place of parts of the SDK that never run here: the client behind `market.raw`, and redirects outside browsers. */
function leftOut(): never {
  throw new Error("The shop is built without this part of the SDK");
}

export { leftOut as createRawClient, leftOut as follow };
