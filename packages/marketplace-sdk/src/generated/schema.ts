// Generated from openapi/marketplace.yaml by scripts/generate.mjs. Do not edit.
export interface paths {
    "/api/aera/addEdit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change an address
         * @description Without `id` an address is added, with it that address is replaced. Never retried by itself: a lost answer could add the address twice.
         */
        post: operations["addresses.save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/aera/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an address
         * @description Deletes one of the user's addresses.
         */
        post: operations["addresses.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/aera/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List addresses
         * @description The user's addresses, the default one first.
         */
        post: operations["addresses.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/aera/readArea": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List areas
         * @description Countries without `pid`, else the areas under it. An empty list means the area has no parts, or is not open yet.
         */
        post: operations["addresses.areas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Article/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List articles of categories
         * @description Articles of the categories in `ids`; all articles without it.
         */
        get: operations["articles.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Article/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an article
         * @description One article. `content` is HTML to sanitise.
         */
        get: operations["articles.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ems/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send an e-mail code
         * @description Sends a code of 4 digits that is valid for 120 seconds. Stock servers allow one a minute for an address and five an hour for an IP, and drop the code after about ten wrong tries. Although it is a GET it has an effect and is never retried. Stock servers read POST only: a client may offer that as an option; the parameters are then body fields.
         */
        get: operations["auth.sendEmailCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the category tree
         * @description Provisional. Every category with its children under `childlist`, or the branches under `pid`. A category without children has none or an empty `childlist`.
         */
        post: operations["categories.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the site's settings
         * @description Provisional. Languages, currencies and their digits, limits, and what this server can do. It rarely changes: once per start is enough.
         */
        post: operations["site.config"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read home and site data
         * @description Site settings, the footer and the sections of the home page. A stock server sends null: start without any of it.
         */
        post: operations["site.home"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/pro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List products
         * @description Products by category, store or flag. A parent category includes its children.
         */
        post: operations["products.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/pro_comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List reviews of a product
         * @description Provisional. Published reviews, newest first. `counts` and `good_rate` are over all of them, whatever the filter.
         */
        post: operations["products.reviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/pro_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a product
         * @description The product with its variants, its store and the latest reviews. `content` is HTML to sanitise.
         */
        post: operations["products.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/search_pro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search products
         * @description Products whose title or description matches. With `shop_id` only that store's.
         */
        post: operations["products.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/search_shop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search stores
         * @description Stores whose name or description matches.
         */
        post: operations["stores.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/shop_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a store
         * @description The store with its figures. With a token `is_follow` is the user's own.
         */
        post: operations["stores.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a search
         * @description Provisional. Completions while somebody types: words of products, names of stores, categories. Wait for a pause in the typing.
         */
        post: operations["products.suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description One picture as multipart form. Stock servers take up to 10 MB, check that the content is a picture, and refuse php, html, svg and pdf with HTTP 200 and code 0. With `category=kyc` the file is stored privately and `url` is an opaque id.
         */
        post: operations["uploads.image"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loan/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a loan
         * @description Provisional. `agree` carries the version of the terms that were shown; other terms since then refuse it. `amount_range` also answers a term that is not offered. One application at a time.
         */
        post: operations["loans.apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loan/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read what loans are offered
         * @description Provisional. Terms with annual rate, total cost and a worked example, and whether this user may apply. Off unless the operator has named a provider and its terms.
         */
        post: operations["loans.terms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loan/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List loan applications
         * @description Provisional. The user's applications, newest first.
         */
        post: operations["loans.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/center": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the shop centre
         * @description Provisional. The merchant's own store with balance, pending settlement and what is to do.
         */
        post: operations["merchant.dashboard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/comment_reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a review
         * @description Provisional. One reply to each review of an own product; it can't be changed. Nothing hides or removes a review.
         */
        post: operations["merchantReviews.reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the merchant contract
         * @description Provisional. The text to sign before merchant.apply, its version and who signs where.
         */
        post: operations["merchant.contract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an own private picture
         * @description Provisional. Gives an address for an identity document, a signature or a proof that the user uploaded, good for one reading within 60 seconds. Only who uploaded it gets one, everybody else a 404.
         */
        post: operations["merchant.file"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the merchant application
         * @description `data` is the application with the state of its review. **Code 0 with `data` null is no failure here**: the user has not applied yet.
         */
        get: operations["merchant.get"];
        put?: never;
        /**
         * Read the merchant application (POST)
         * @description `data` is the application with the state of its review. **Code 0 with `data` null is no failure here**: the user has not applied yet. The same as the GET, for servers that route only POST.
         */
        post: operations["merchant.getByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/order_decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an order
         * @description Provisional. Cancels a paid order and returns the whole total to the buyer, with the reason.
         */
        post: operations["merchantOrders.decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/order_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an order of the own store
         * @description Provisional. With the address and the buyer's contact while it is paid or shipped, without them otherwise.
         */
        post: operations["merchantOrders.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/order_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List orders of the own store
         * @description Provisional. Newest first, with how many stand in each tab. `received` holds completed ones too.
         */
        post: operations["merchantOrders.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/order_ship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ship an order
         * @description Provisional. Turns a paid order into a shipped one and tells the buyer. `bad_state` carries the present `status`.
         */
        post: operations["merchantOrders.ship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/pro_del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a product
         * @description Provisional. Not while an order with it is open. Past orders keep their own copy. Deleting what is gone succeeds.
         */
        post: operations["merchantProducts.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/pro_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an own product
         * @description Provisional. A product of the merchant's store with its variants and its `version`.
         */
        post: operations["merchantProducts.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/pro_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List own products
         * @description Provisional. Products of the merchant's store in every state, latest change first.
         */
        post: operations["merchantProducts.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/pro_save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change a product
         * @description Provisional. A new product starts as `off`, or as `review` where the operator looks at it first. A change needs the `version` that was read: `version_conflict` says that somebody changed it since, with the present `version`. A sale is no change of that kind: a `stock` that is sent replaces what is left after it, so send it only where somebody has counted anew; left out, it stays. `field_invalid` and `image_invalid` name the `field`, also the `stock` that a new product or combination lacks.
         */
        post: operations["merchantProducts.save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/pro_state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a product on or off sale
         * @description Provisional. Sets the wished state, so repeating changes nothing. A product under review stays there (`bad_state`).
         */
        post: operations["merchantProducts.setStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/reg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply as a merchant
         * @description Submits the application for review (stated 2 to 48 hours). Upload the pictures first with uploads.image and send what it returned. A rejected application is corrected with its `id` and only the refused fields.
         */
        post: operations["merchant.apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List settlements
         * @description Provisional. What received orders bring, newest first, with the sums. A pending row becomes part of the owner's balance at `available_at`.
         */
        post: operations["merchant.settlements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read sales figures
         * @description Provisional. Figures of the own store between two days in UTC, both included: at most 92 by day, 1098 by month.
         */
        post: operations["merchant.stats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a message
         * @description Provisional. One message. Reading marks it as read.
         */
        post: operations["messages.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List messages
         * @description Provisional. The user's messages, newest first, with the number of unread ones.
         */
        post: operations["messages.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark messages as read
         * @description Provisional. Those in `ids`, or all with `all`; without either nothing changes. Ids of other users are passed over.
         */
        post: operations["messages.markRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description Provisional. Cancels an order that is `unpaid`, or `paid` and not yet shipped. What was paid for it goes back to the balance at once and whole, and its pieces go back into stock. An unpaid order leaves its payment, whose `total` becomes smaller; a payment left without orders is `expired`. While coins for the payment are on their way (`processing`) its orders can't be cancelled. `bad_state` brings the `status` the order is in.
         */
        post: operations["orders.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review an order
         * @description Provisional. Reviews lines of a `received` order, all of those given or none. A line is reviewed once, and what is written stays. Not all lines need one; when the last has one the order is `completed`. `already_commented` and `content_rejected` name the `field`, such as `comments.0.content`.
         */
        post: operations["orders.review"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order what was previewed
         * @description Provisional. Makes one order per store and one payment for all of them, takes the pieces from stock and keeps the address as it is now. `price_token` and `expect_total` are the preview's: when anything the buyer saw has changed, or the token has run out, the answer is `price_changed` with the new `total` and nothing was ordered; preview again. Unpaid orders are cancelled at the payment's `expires_at` and their pieces go back.
         */
        post: operations["orders.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show an order
         * @description Provisional. One of the user's orders. Somebody else's is 404, as one that does not exist.
         */
        post: operations["orders.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List orders
         * @description Provisional. The user's orders, newest first, with the number behind each tab.
         */
        post: operations["orders.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a cart
         * @description Provisional. Prices the lines, finds freight and tax for the address, and says what stands against ordering. It changes and reserves nothing, so call it again whenever the cart or the address changes. Lines that can't be ordered stay in their group with an entry in `problems` and count in no sum; an address that is missing or in an area not open yet is a problem of every group. While there is one, `price_token` is empty. When no line is left to price, the call is refused with the first line's problem; a server that prices no partial carts refuses with the first problem it meets. Without `address_id` the default address is taken.
         */
        post: operations["orders.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the receipt
         * @description Provisional. Says that a `shipped` order has arrived; the store is paid for it. It can't be taken back. 15 days after the shipping it happens by itself. `bad_state` brings the `status` the order is in.
         */
        post: operations["orders.confirmReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay from the balance
         * @description Provisional. Takes the total from the balance and settles the payment at once; its orders become `paid`. The fund password is asked here and nowhere before. After a wrong one `left` says how many tries remain, after the last one it is locked until `until`. `expect_total` is what the buyer saw.
         */
        post: operations["payments.payWithBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay/crypto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay with a coin
         * @description Provisional. Gives an address of this payment's own, the amount at a rate fixed for 15 minutes, and sentences to show before both. Asking again with the same coin and network gives the same address; another network gives another address, and the earlier one is still watched. What arrives on any of them is counted or credited to the balance, never kept. Follow the payment with payments.get.
         */
        post: operations["payments.payWithCrypto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a payment
         * @description Provisional. The payment as it is now. Ask again every 5 seconds at most and slower, up to every 30, the longer it takes; stop at `settled`, `expired` or `invalid`.
         */
        post: operations["payments.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a top-up
         * @description Provisional. Reserves an address for one transfer and answers the recharge as `created`. Show its `warnings`, the network and the whole address before anything is sent. Then send the coins, and the proof with recharges.submitProof. Only a few may be open at a time (`too_many_open`).
         */
        post: operations["recharges.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a top-up
         * @description Provisional. One recharge with its state. Read it every 5 seconds while a transfer is expected, later every 30.
         */
        post: operations["recharges.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the ways to top up
         * @description Provisional. Coins and networks with their limits, and what the operator wants to be read first. A method that is off stays in the list with its `notice`.
         */
        post: operations["recharges.methods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the proof of a transfer
         * @description Provisional. The transaction id, a picture, or both, and what was really sent. The recharge becomes `submitted`; a review takes 2 to 48 hours unless the chain answers first. What arrived is credited, whatever was typed. A rejected or expired recharge takes a new proof while `proofs_left` is above 0. A transaction id counts once on its network, whoever sends it.
         */
        post: operations["recharges.submitProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/request/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a purchase request
         * @description Provisional. Closes one's own purchase request for good. Closing a closed one changes nothing.
         */
        post: operations["purchaseRequests.close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/request/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a purchase request
         * @description Provisional. Publishes what the user looks for. `content_rejected` names the `field` the operator's filter refused, `too_many_open` the number that may be open (`max`).
         */
        post: operations["purchaseRequests.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/request/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a purchase request
         * @description Provisional. One purchase request, open or closed.
         */
        post: operations["purchaseRequests.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/request/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List purchase requests
         * @description Provisional. Open purchase requests, newest first, searched by words or category.
         */
        post: operations["purchaseRequests.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/request/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List own purchase requests
         * @description Provisional. The user's own purchase requests, open and closed, newest first.
         */
        post: operations["purchaseRequests.mine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the login password
         * @description Revokes the current token: sign in again afterwards. The repeated new password is compared in the client and not sent.
         */
        post: operations["auth.changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/followers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow or unfollow a store
         * @description Turns following on or off. **By itself this is a toggle**: a server that ignores `follow` flips the state on every call, so it is never retried. Send the wished state in `follow` and believe `followed` in the answer.
         */
        post: operations["stores.toggleFollow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/followers_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List followed stores
         * @description The stores the user follows, latest first.
         */
        post: operations["stores.followed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/fund_change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the fund password
         * @description Provisional. With the present one. Wrong tries count together with those at payments and withdrawals.
         */
        post: operations["fundPassword.change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/fund_set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the fund password
         * @description Provisional. The first time with the login password; later, as a reset, with an e-mail code too (auth.sendEmailCode, event `fundpwd`). A reset locks withdrawals for 24 hours.
         */
        post: operations["fundPassword.set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the account
         * @description The signed-in user with the balance in `money`. A stock server sends only `welcome`: treat every key as optional and a missing `money` as `"0"`.
         */
        post: operations["account.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Opens a session and returns its token. A refusal (wrong password, unknown account) belongs to the caller: show it beside the form. Never sent twice by itself.
         */
        post: operations["auth.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/loginsocial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a social account
         * @description Exchanges a code from an identity provider for a session. A refusal belongs to the caller. Never sent twice by itself: the code works once.
         */
        post: operations["auth.socialLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the token that was sent. 401 means it had already ended: count it as done.
         */
        post: operations["auth.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/money_log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List changes of the balance
         * @description Provisional. Every change with its cause, newest first.
         */
        post: operations["account.transactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the profile
         * @description Saves the fields below. **An omitted `avatar` or `bio` is cleared**: send both again with their present values.
         */
        post: operations["account.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/recharge_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recharges
         * @description The user's top-ups, newest first.
         */
        get: operations["recharges.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Creates an account and signs in at once. The repeated password is compared in the client and not sent. A refusal (name taken, wrong code) belongs to the caller.
         */
        post: operations["auth.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdraw/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a withdrawal
         * @description Provisional. Works while it is `pending`; the whole amount returns to the balance.
         */
        post: operations["withdrawals.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdraw/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw
         * @description Provisional. Takes the quote's amount out of the balance and holds it; answers the withdrawal as `pending`. `expect_fee` and `expect_received` are the figures the user confirmed: when the quote has others, nothing happens. A quote serves one withdrawal. Five wrong fund passwords lock it for a while. An address used for the first time may be held (`hold_until`).
         */
        post: operations["withdrawals.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdraw/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a withdrawal
         * @description Provisional. One withdrawal with its state.
         */
        post: operations["withdrawals.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdraw/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List withdrawals
         * @description Provisional. The user's withdrawals, newest first.
         */
        post: operations["withdrawals.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdraw/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the ways to be paid out
         * @description Provisional. Coins and networks with limits and fees, the balance, and what stands in the way: a missing fund password, a lock, the daily limit.
         */
        post: operations["withdrawals.methods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdraw/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask what a withdrawal costs
         * @description Provisional. Fixes fee, rate and the amount that arrives until `expires_at`. Nothing is taken yet; ask again whenever the form changes.
         */
        post: operations["withdrawals.quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A shipping address. */
        Address: {
            /** @description Street, house number and what else the carrier needs. */
            address: string;
            city?: string;
            country: string;
            createtime?: components["schemas"]["UnixTime"];
            id: components["schemas"]["Id"];
            is_default?: components["schemas"]["Bool"];
            /** @example +00 555 0100 */
            mobile: string;
            /**
             * @description Recipient.
             * @example Mira Example
             */
            name: string;
            province?: string;
            updatetime?: components["schemas"]["UnixTime"];
            zip?: string;
        };
        /** @description Without `id` a new address is added; with it that address is replaced. */
        AddressInput: {
            address: string;
            city?: string;
            country: string;
            id?: components["schemas"]["Id"];
            /** @description 1 makes it the default address and takes the mark from the others. */
            is_default?: components["schemas"]["Bool"];
            mobile: string;
            /** @description Recipient. */
            name: string;
            province?: string;
            zip?: string;
        };
        /**
         * @description Money as a client sends it: a decimal string without sign, exponent or leading zeros. More digits after the point than the currency has are refused, never rounded.
         * @example 12.50
         */
        Amount: string;
        /**
         * @description Annual percentage rate with all costs, as a fraction; `"0.12"` is 12 %.
         * @example 0.12
         */
        Apr: string;
        /** @description A country, province or city. */
        Area: {
            id: components["schemas"]["Id"];
            /** @description 1 country, 2 province, 3 city. */
            level?: number;
            name: string;
            /** @description Parent area, 0 for a country. */
            pid?: components["schemas"]["Id"];
        };
        /** @description An article with its text. */
        Article: components["schemas"]["ArticleSummary"] & {
            content: components["schemas"]["Html"];
            updatetime?: components["schemas"]["UnixTime"];
        };
        /** @description A row of an article list. */
        ArticleSummary: {
            category_id?: components["schemas"]["Id"];
            createtime?: components["schemas"]["UnixTime"];
            description?: string;
            id: components["schemas"]["Id"];
            image?: components["schemas"]["Url"];
            /** @example How shipping works */
            title: string;
        };
        Banner: {
            id?: components["schemas"]["Id"];
            image: components["schemas"]["Url"];
            /** @description Text over the picture, also its alternative text. */
            title?: string;
            /**
             * @description Path inside the storefront or an https address.
             * @example /goods?id=1003
             */
            url?: string;
        };
        /** @description Truth value. PHP servers send 0 and 1, others true and false. */
        Bool: boolean | (0 | 1);
        CancelledOrder: {
            order: components["schemas"]["Order"];
            /** @description What went back to the balance. */
            refund: {
                currency?: components["schemas"]["CurrencyCode"];
                /** @description All that was paid for this order; zero for an unpaid one. */
                money: components["schemas"]["Money"];
            };
        };
        /** @description One line of the cart. */
        CartItem: {
            /** @description Product. */
            id: components["schemas"]["Id"];
            /** @description Pieces. */
            num: number;
            /** @description Store; it has to be the product's own. */
            shop_id: components["schemas"]["Id"];
            /** @description Variant; needed for a product that has some. */
            sku_id?: components["schemas"]["Id"];
        };
        /** @description A product category. Lists are flat with `pid`, or nested under `childlist`. */
        Category: {
            childlist?: components["schemas"]["Category"][];
            id: components["schemas"]["Id"];
            image?: components["schemas"]["Url"];
            /** @example Kitchen */
            name: string;
            /** @description Parent category, 0 at the top. */
            pid?: components["schemas"]["Id"];
        };
        /** @description A published review of a received order line. */
        Comment: {
            avatar?: components["schemas"]["Url"];
            content: string;
            createtime?: components["schemas"]["UnixTime"];
            id: components["schemas"]["Id"];
            images?: components["schemas"]["Images"];
            /**
             * @description good is 4–5 stars, mid 3, negative 1–2.
             * @example good
             */
            level?: string;
            pro_id?: components["schemas"]["Id"];
            /** @description The store's answer, empty without one. */
            reply?: string;
            /** @description The variant that was bought. */
            spec?: string;
            star: number;
            /** @example m***a */
            username_masked?: string;
        };
        /** @description Reviews behind each filter. */
        CommentCounts: {
            all: number;
            good: number;
            /** @description Reviews with pictures. */
            image: number;
            mid: number;
            negative: number;
        };
        CommentPage: components["schemas"]["Page"] & {
            counts?: components["schemas"]["CommentCounts"];
            data: components["schemas"]["Comment"][];
            /** @description Share of positive reviews in percent, over all filters; null without reviews. */
            good_rate?: number | null;
        };
        CreatedOrders: {
            /** @description One order per store. */
            orders: components["schemas"]["Order"][];
            /** @description One payment for all of them, `created`. */
            pay: components["schemas"]["Pay"];
        };
        Currency: {
            code: components["schemas"]["CurrencyCode"];
            /**
             * @description Digits after the decimal point.
             * @example 2
             */
            scale?: number;
            /** @example USDT */
            symbol?: string;
        };
        /**
         * @description Currency of the amounts beside it, such as `USDT`.
         * @example USDT
         */
        CurrencyCode: string;
        /**
         * @description Coin as the list of methods names it.
         * @example USDT
         */
        CurrencyInput: string;
        /** @description What every answer carries. */
        Envelope: {
            /** @description 1 is success. See the table in the introduction. */
            code: number;
            /** @description Localised sentence for people; may be empty. Never branch on it. */
            msg: string;
            /** @description Server time in Unix seconds; a string from controllers, an integer from the exception handler. */
            time?: string | number;
        };
        /** @description Who carries it, from the shipping on. */
        Express: {
            /** @example Example Post */
            carrier: string;
            /** @example EP204577003 */
            tracking_no: string;
        };
        /** @description The server refused. `msg` says why, for people. */
        Failure: components["schemas"]["Envelope"] & {
            /** @description Any code but 1. */
            code?: number;
            data?: components["schemas"]["FailureData"];
        };
        /** @description Usually null, sometimes a text; an object where the server names its refusals. */
        FailureData: components["schemas"]["NamedRefusal"] | (string | number | boolean | null) | unknown[];
        /**
         * @description What uploads.image returned as `url`; an opaque `kyc:…` id for identity documents, never a public address.
         * @example kyc:4f9c2a17
         */
        FileId: string;
        Followed: {
            /** @description Whether the user follows the store now. */
            followed: boolean;
        };
        /** @description A footer group or link. A link's id is the article id of /page/{ids}. */
        FooterItem: {
            id: components["schemas"]["Id"];
            /** @example Shipping */
            name: string;
            /** @description Parent item, 0 for a group. */
            pid: components["schemas"]["Id"];
            /** @description Higher stands first. */
            weigh?: number;
        };
        FundPasswordChange: {
            newpassword: components["schemas"]["NewSecret"];
            oldpassword: components["schemas"]["Secret"];
        };
        /** @description Sets the fund password, or resets a forgotten one. */
        FundPasswordInput: {
            /** @description The e-mail code of auth.sendEmailCode with event `fundpwd`; needed once a fund password exists. */
            code?: string;
            newpassword: components["schemas"]["NewSecret"];
            /**
             * Format: password
             * @description The login password.
             */
            password: string;
        };
        /** @description HTML from the operator. Sanitise before it reaches a page. */
        Html: string;
        /**
         * Format: int64
         * @description Integer id. Servers with string-typed storage send digit strings, and ids above 2^53 - 1 need one: compare ids as strings.
         * @example 1003
         */
        Id: number | string;
        /**
         * @description Picture addresses as an array, or as one comma-separated string.
         * @example [
         *       "/uploads/products/1003-front.svg",
         *       "/uploads/products/1003-detail.svg"
         *     ]
         */
        Images: components["schemas"]["Url"][] | string;
        /** @description A loan application. `submitted` and `reviewing` wait for the provider's decision, `approved` and `rejected` are final, as is `cancelled`. Treat unknown values as under review. A loan is never a condition for anything else on the site. */
        Loan: {
            amount: components["schemas"]["Money"];
            apr?: components["schemas"]["Apr"];
            createtime?: components["schemas"]["UnixTime"];
            currency?: components["schemas"]["CurrencyCode"];
            /** @description Total cost of the loan at the terms that were accepted. */
            fee?: components["schemas"]["Money"];
            id: components["schemas"]["Id"];
            /** @description Who lends. */
            provider?: string;
            purpose?: string;
            /** @description Why it was rejected. */
            reason?: string;
            /** @example reviewing */
            status: string;
            /** @example 30 */
            term_days?: number;
            /**
             * @description The terms that were accepted.
             * @example 2026-11
             */
            terms_version?: string;
            updatetime?: components["schemas"]["UnixTime"];
        };
        /** @description What is offered, by whom and at what cost. Without a provider, its terms and their version the operator has no loans: `enabled` is false and `terms` is empty. */
        LoanIndex: {
            /** @description Sentence for the user, empty when nothing is in the way. */
            blocked_reason?: string;
            /** @description Whether this user may apply now; `blocked_reason` says why not. */
            can_apply?: boolean;
            currency?: components["schemas"]["CurrencyCode"];
            enabled: boolean;
            notice?: string;
            /** @description Legal name of who lends. */
            provider?: string;
            terms: components["schemas"]["LoanTerm"][];
            /** @description The terms of that version, to be read before they are accepted. Where they are missing or empty nobody can be said to have read them. Sanitise before it reaches a page. */
            terms_html?: components["schemas"]["Html"];
            /**
             * @description To be sent as `agree` when the user accepts these terms.
             * @example 2026-11
             */
            terms_version?: string;
            /** @description Show it next to every figure, for example “Borrowing money costs money”. */
            warning?: string;
        };
        LoanInput: {
            /** @description The `terms_version` the user read and accepted. */
            agree: string;
            amount: components["schemas"]["Amount"];
            purpose?: string;
            /** @description One of the terms of loans.terms. */
            term_days: number;
        };
        LoanPage: components["schemas"]["Page"] & {
            data: components["schemas"]["Loan"][];
        };
        LoanTerm: {
            apr: components["schemas"]["Apr"];
            /** @description A worked example with the total to pay back. */
            example?: string;
            /** @description Total cost of borrowing `min` for this term. */
            fee: components["schemas"]["Money"];
            /** @description Greatest amount. */
            max: components["schemas"]["Money"];
            /** @description Least amount. */
            min: components["schemas"]["Money"];
            /** @example 30 */
            term_days: number;
        };
        /** @description A shop registration and its review. The document number comes masked; the documents themselves are not public. */
        MerchantApplication: {
            contract_version?: string;
            createtime?: components["schemas"]["UnixTime"];
            id: components["schemas"]["Id"];
            image_back?: components["schemas"]["FileId"];
            image_front?: components["schemas"]["FileId"];
            image_hold?: components["schemas"]["FileId"];
            invite_code?: string;
            logo?: components["schemas"]["Url"];
            name?: string;
            /** @example X*****421 */
            number_masked?: string;
            /** @description What was refused. Send only these fields again, with the application's `id`. */
            reasons?: components["schemas"]["ReviewReason"][];
            /** @description When the review should be done at the latest (48 hours after submission). */
            review_due_at?: components["schemas"]["UnixTime"];
            /** @description The shop that an approved application opened. */
            shop_id?: components["schemas"]["Id"];
            shopname?: string;
            sign?: components["schemas"]["FileId"];
            sign_date?: components["schemas"]["SignDate"];
            /**
             * @description `submitted` and `reviewing` wait for a decision, `approved` opens the shop centre, `rejected` names its reasons. Treat unknown values as under review.
             * @example reviewing
             */
            status: string;
            updatetime?: components["schemas"]["UnixTime"];
        };
        /** @description The contract a merchant signs. Send its version with merchant.apply. */
        MerchantContract: {
            /** @example 2026-11 */
            contract_version: string;
            html: components["schemas"]["Html"];
            /** @description The operator, by its legal name. Its signature and the day of it come once the application is approved. */
            party_a?: {
                /** @example Example Market Operations */
                name?: string;
                /** @description Signature picture, empty without one. */
                sign?: components["schemas"]["Url"];
                sign_date?: components["schemas"]["SignDate"];
            };
            /**
             * @description Fields of merchant.apply that stand under the contract for the merchant's side.
             * @example [
             *       "shopname",
             *       "name",
             *       "number",
             *       "sign",
             *       "sign_date"
             *     ]
             */
            party_b_fields?: string[];
        };
        /** @description Answer to a rejected application with only the refused fields. */
        MerchantCorrection: components["schemas"]["MerchantFields"] & {
            /** @description The rejected application. */
            id: components["schemas"]["Id"];
        };
        /** @description The server refused. Code 0 is no refusal here. */
        MerchantFailure: components["schemas"]["Envelope"] & {
            code?: number;
            data?: components["schemas"]["FailureData"];
        };
        MerchantFields: {
            /** @description Acceptance of the agreement. */
            agree?: components["schemas"]["Bool"];
            /** @description The version of the contract text that was signed. */
            contract_version?: string;
            image_back?: components["schemas"]["FileId"];
            image_front?: components["schemas"]["FileId"];
            image_hold?: components["schemas"]["FileId"];
            invite_code?: string;
            logo?: components["schemas"]["FileId"];
            /** @description Real name. */
            name?: string;
            /** @description Document or passport number. Stored masked; never logged. */
            number?: string;
            /** @description Store name. */
            shopname?: string;
            /** @description Signature picture. */
            sign?: components["schemas"]["FileId"];
            sign_date?: components["schemas"]["SignDate"];
        };
        /** @description An order as its store sees it. Contact and street stand in it only while it is `paid` or `shipped`; otherwise `address` is null. */
        MerchantOrder: components["schemas"]["Order"] & {
            /** @description Whom to ask about the delivery; absent unless paid or shipped. */
            buyer?: {
                mobile?: string;
                name?: string;
            };
            /** @description The platform's part of the total. */
            commission?: components["schemas"]["Money"];
            /** @description The store's part of the total. */
            net?: components["schemas"]["Money"];
            /**
             * @description Who ordered.
             * @example m***a
             */
            username_masked?: string;
        };
        MerchantOrderPage: components["schemas"]["Page"] & {
            /** @description Orders behind each tab. */
            counts?: {
                cancelled?: number;
                paid?: number;
                received?: number;
                shipped?: number;
            };
            data: components["schemas"]["MerchantOrder"][];
        };
        /** @description First application. */
        MerchantRegistration: WithRequired<components["schemas"]["MerchantFields"], "logo" | "shopname" | "name" | "number" | "image_front" | "image_back" | "image_hold" | "agree" | "sign" | "sign_date">;
        /** @description A note from the site to one user. */
        Message: {
            /** @description Plain text with line breaks, no HTML. */
            content?: string;
            createtime?: components["schemas"]["UnixTime"];
            id: components["schemas"]["Id"];
            is_read?: components["schemas"]["Bool"];
            ref?: components["schemas"]["Ref"];
            /** @example Your recharge has been credited */
            title: string;
            /**
             * @description Treat unknown values as `system`.
             * @example wallet
             */
            type?: string;
        };
        MessagePage: components["schemas"]["Page"] & {
            data: components["schemas"]["Message"][];
            /** @description Unread messages in all pages. */
            unread?: number;
        };
        /**
         * @description Decimal string in the currency of its row, never a float. Show it with the currency's scale; calculate with decimals, not with binary floating point.
         * @example 1234.50
         */
        Money: string;
        MoneyLogPage: components["schemas"]["Page"] & {
            data: components["schemas"]["MoneyLogRow"][];
        };
        /** @description One change of the balance that may be spent. Rows are only ever added; `after` of one is `before` of the next. */
        MoneyLogRow: {
            /** @description Balance after. */
            after?: components["schemas"]["Money"];
            /** @description Balance before. */
            before?: components["schemas"]["Money"];
            createtime?: components["schemas"]["UnixTime"];
            currency?: components["schemas"]["CurrencyCode"];
            id: components["schemas"]["Id"];
            /** @description Sentence for the user. */
            memo?: string;
            /** @description The change, with a minus when the balance fell. */
            money: components["schemas"]["Money"];
            ref?: components["schemas"]["Ref"];
            /**
             * @description Treat unknown values as an adjustment.
             * @example payment
             */
            type: string;
        };
        /**
         * @description Only rows of this type.
         * @enum {string}
         */
        MoneyLogType: "recharge" | "payment" | "refund" | "overpayment" | "settlement" | "withdrawal" | "withdrawal_return" | "adjustment";
        /** @description A refusal by name, as all provisional operations answer it. Branch on `error`, show `msg`. Details stand beside it, such as `total`, `left` or `until`; the operation's examples show which. Treat a name you don't know as a plain refusal. */
        NamedRefusal: {
            /**
             * @description Stable name in snake_case; the operation's `x-errors` lists its own.
             * @example price_changed
             */
            error?: string;
            /**
             * @description The request field that was refused, with dots and indexes into nested ones.
             * @example comments.0.content
             */
            field?: string;
        };
        /**
         * @description Network as the list of methods names it.
         * @example TRC20
         */
        NetworkInput: string;
        /**
         * Format: password
         * @description A new fund password, at least six characters without spaces and not the login password.
         */
        NewSecret: string;
        /** @description The user has not applied yet. Code 0 is accepted here and nowhere else. */
        NoApplication: components["schemas"]["Envelope"] & {
            /** @constant */
            code: 0;
            data: null;
        };
        /**
         * @description What one buyer ordered in one store. Orders made together share a payment (`pay_no`).
         *
         *     | status | goes on by | to |
         *     |---|---|---|
         *     | `unpaid` | payment settled | `paid` |
         *     | `unpaid` | orders.cancel, payment expired | `cancelled` |
         *     | `paid` | the store ships | `shipped` |
         *     | `paid` | orders.cancel, the store declines; the money goes back to the balance | `cancelled` |
         *     | `shipped` | orders.confirmReceipt, or by itself at `auto_receipt_at` | `received` |
         *     | `received` | every line reviewed, or 15 days | `completed` |
         *
         *     `completed` and `cancelled` are final. Times are 0 until they come.
         */
        Order: {
            /** @description Null where the reader may not see it (any more). */
            address?: components["schemas"]["OrderAddress"] | null;
            /** @description Taken as received then, 15 days after the shipping. */
            auto_receipt_at?: components["schemas"]["UnixTime"];
            can: components["schemas"]["OrderCan"];
            /** @description Why, in the words of who cancelled; empty otherwise. */
            cancel_reason?: string;
            canceltime?: components["schemas"]["UnixTime"];
            completetime?: components["schemas"]["UnixTime"];
            createtime: components["schemas"]["UnixTime"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description Null before the shipping. */
            express?: components["schemas"]["Express"] | null;
            freight?: components["schemas"]["Money"];
            goods: components["schemas"]["OrderGoods"][];
            /** @description Sum of the lines. */
            goods_amount?: components["schemas"]["Money"];
            order_no: components["schemas"]["OrderNo"];
            /** @description Unpaid until then, it is cancelled. */
            pay_expires_at?: components["schemas"]["UnixTime"];
            pay_no?: components["schemas"]["PayNo"];
            paytime?: components["schemas"]["UnixTime"];
            receipttime?: components["schemas"]["UnixTime"];
            /**
             * @description Whether its money went back to the balance.
             * @example none
             */
            refund_status?: string;
            /** @description The buyer's words to the store. */
            remark?: string;
            /** @description The store promised to ship by then. */
            ship_by?: components["schemas"]["UnixTime"];
            shiptime?: components["schemas"]["UnixTime"];
            shop_id: components["schemas"]["Id"];
            /** @example Example Harbour Trading */
            shopname: string;
            /**
             * @description Show a word you don't know as being worked on, without buttons.
             * @example paid
             */
            status: string;
            tax?: components["schemas"]["Money"];
            /** @description goods_amount + freight + tax. Nothing is ever added to it later. */
            total: components["schemas"]["Money"];
        };
        /** @description Where the order goes, copied when it was made; changing the address book does not change it. */
        OrderAddress: {
            address: string;
            city?: string;
            country: string;
            /** @example +00 555 0100 */
            mobile: string;
            /**
             * @description Recipient.
             * @example Mira Example
             */
            name: string;
            province?: string;
            zip?: string;
        };
        /** @description What the signed-in user may do now. Show these buttons and no others; the server decides again when one is pressed. */
        OrderCan: {
            cancel: boolean;
            /** @description Some line has no review yet. */
            comment: boolean;
            pay: boolean;
            receipt: boolean;
        };
        /** @description Orders behind each tab but `all`. */
        OrderCounts: {
            assess: number;
            paid: number;
            received: number;
            shipped: number;
        };
        /** @description One line of an order as it was bought. Later changes of the product do not reach it. */
        OrderGoods: {
            /** @description price × num, without freight and tax. */
            amount: components["schemas"]["Money"];
            /** @description Id of the line; orders.review names it as `order_goods_id`. */
            id: components["schemas"]["Id"];
            image?: components["schemas"]["Url"];
            is_commented?: components["schemas"]["Bool"];
            /** @description Pieces. */
            num: number;
            /** @description For one piece. */
            price: components["schemas"]["Money"];
            pro_id: components["schemas"]["Id"];
            /** @description The variant; 0 for a product without variants. */
            sku_id?: components["schemas"]["Id"];
            /**
             * @description The variant in words; empty without one.
             * @example Sage, With lamp
             */
            spec?: string;
            /** @example Stoneware teapot with lift-out strainer */
            title: string;
        };
        /**
         * @description Public number of an order.
         * @example O2026112000731
         */
        OrderNo: string;
        OrderPage: components["schemas"]["Page"] & {
            counts?: components["schemas"]["OrderCounts"];
            data: components["schemas"]["Order"][];
        };
        /**
         * @description `paid` waits for the shipping, `shipped` is on its way, `received` holds received and completed orders, `assess` those with a line to review; `all` also has unpaid and cancelled ones.
         * @default all
         * @enum {string}
         */
        OrderTab: "all" | "paid" | "shipped" | "received" | "assess";
        /** @description ThinkPHP paginator. Past the end `current_page` is clamped to `last_page` and `data` is empty. */
        Page: {
            current_page: number;
            last_page: number;
            /** @description Rows in a full page; the `limit` the server used. */
            per_page: number;
            /** @description Rows in all pages. */
            total: number;
        };
        /**
         * @description Rows a page. Servers cap it; read `per_page` for what they used.
         * @default 10
         */
        PageLimit: number;
        /**
         * @description Page to read, from 1.
         * @default 1
         */
        PageNumber: number;
        PaidOrder: {
            /** @description The balance that is left. */
            money: components["schemas"]["Money"];
            /** @description The payment, `settled`. */
            pay: components["schemas"]["Pay"];
        };
        /**
         * @description The payment of the orders that were made together.
         *
         *     | status | means | next |
         *     |---|---|---|
         *     | `created` | nothing has come yet | `processing`, `settled`, `expired` |
         *     | `processing` | coins were seen, confirmations are missing | `settled`, `invalid` |
         *     | `settled` | its orders are paid | final |
         *     | `expired` | not paid by `expires_at`; its orders are cancelled | final |
         *     | `invalid` | the transfer was undone or refused by the operator | final |
         *
         *     By balance there are 30 minutes, by coin 15; the address is watched 24 hours more. Coins that come too late, too few or too many are
         *     credited to the buyer's balance and never kept; `additional_status` tells it.
         */
        Pay: {
            /** @example none */
            additional_status?: string;
            /**
             * @description Where to send the coins, for this payment alone. Show it whole.
             * @example TExample9ZcW4uQn2hVr7sKpB1mYd5fJgLx
             */
            address?: string;
            /** @description What to send, in `coin`, rounded up to its digits. */
            amount?: components["schemas"]["Money"];
            /** @description What is missing, in `coin`. */
            amount_due?: components["schemas"]["Money"];
            /** @description What has arrived, in `coin`. */
            amount_paid?: components["schemas"]["Money"];
            /** @description From here on present after payments.payWithCrypto only. */
            coin?: components["schemas"]["CurrencyCode"];
            confirmations?: number;
            confirmations_required?: number;
            createtime?: components["schemas"]["UnixTime"];
            /** @description What was credited to the balance because it came too late, too little or too much. */
            credit_money?: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            expires_at: components["schemas"]["UnixTime"];
            /** @description To be sent along where the network needs one, else empty. */
            memo?: string;
            /**
             * @description Empty until one was chosen.
             * @example crypto
             */
            method?: string;
            /** @example TRC20 */
            network?: string;
            /**
             * @description The network's full name. Show it twice; the same address on another network loses the money.
             * @example Tron (TRC20)
             */
            network_name?: string;
            order_nos: components["schemas"]["OrderNo"][];
            /** @description While `created`, how it can be paid. */
            pay_methods?: components["schemas"]["PayMethod"][];
            pay_no: components["schemas"]["PayNo"];
            /** @description 0 until settled. */
            paytime?: components["schemas"]["UnixTime"];
            /** @description Text of the QR code, the bare address, which every wallet reads. */
            qr?: string;
            /** @description Site currency for one unit of `coin`, fixed until `expires_at`. */
            rate?: components["schemas"]["Money"];
            /**
             * @description Treat a word you don't know as `processing`.
             * @example created
             */
            status: string;
            /** @description Sum of its orders; what payments.payWithBalance takes as `expect_total`. */
            total: components["schemas"]["Money"];
            /** @description Transfers that were seen. */
            txids?: string[];
            /** @description Payment link with address and amount where the coin has a standard for it (BIP 321, ERC-681), else empty. */
            uri?: string;
            /** @description Sentences to show before the address, such as that a transfer cannot be reversed. */
            warnings?: string[];
        };
        /** @description A way to pay. Operators may add ways of their own; let only those be chosen that you can carry out. */
        PayMethod: {
            enabled: boolean;
            /** @example balance */
            method: string;
            /** @description With `crypto`, what can be chosen for payments.payWithCrypto. */
            networks?: components["schemas"]["PayNetwork"][];
            /** @description Why it is not enabled; absent or empty otherwise. */
            reason?: string;
        };
        /** @description A coin on a network that can pay. */
        PayNetwork: {
            coin: components["schemas"]["CurrencyCode"];
            enabled?: boolean;
            /** @example TRC20 */
            network: string;
            /** @example Tron (TRC20) */
            network_name?: string;
            /** @description Sentence for people, such as why it is switched off; empty otherwise. */
            notice?: string;
        };
        /**
         * @description Public number of a payment.
         * @example P2026112000412
         */
        PayNo: string;
        /** @description What uploads.image returned as `url`. */
        PictureInput: string;
        /** @description Everything the buyer has to see before ordering. Nothing is reserved by it. */
        Preview: {
            /** @description The chosen address, else the default one, else null. */
            address?: components["schemas"]["Address"] | null;
            currency: components["schemas"]["CurrencyCode"];
            /** @description Until when the token holds. */
            expires_at?: components["schemas"]["UnixTime"];
            freight: components["schemas"]["Money"];
            goods_amount: components["schemas"]["Money"];
            groups: components["schemas"]["PreviewGroup"][];
            has_fund_password?: components["schemas"]["Bool"];
            /** @description The balance. */
            money?: components["schemas"]["Money"];
            pay_methods?: components["schemas"]["PayMethod"][];
            /**
             * @description Stands for exactly these figures; for orders.create. Empty while a group has a problem.
             * @example pt_5c1b9e70c2
             */
            price_token: string;
            tax: components["schemas"]["Money"];
            /** @description What orders.create takes as `expect_total`. Lines with a problem are not in it. */
            total: components["schemas"]["Money"];
        };
        /** @description One line at today's price. */
        PreviewGoods: {
            /** @description price × num. */
            amount: components["schemas"]["Money"];
            image?: components["schemas"]["Url"];
            num: number;
            price: components["schemas"]["Money"];
            pro_id: components["schemas"]["Id"];
            /** @description 0 for a product without variants. */
            sku_id?: components["schemas"]["Id"];
            /** @description The variant in words; empty without one. */
            spec?: string;
            /** @description Pieces left. */
            stock?: number;
            title: string;
        };
        /** @description The part of a cart that becomes one order, because one store sends it. */
        PreviewGroup: {
            /** @description Freight of every product in the group, once each, however many pieces or variants. */
            freight: components["schemas"]["Money"];
            goods: components["schemas"]["PreviewGoods"][];
            goods_amount: components["schemas"]["Money"];
            /** @description Empty when the group can be ordered. */
            problems: components["schemas"]["PreviewProblem"][];
            shop_id: components["schemas"]["Id"];
            shopname: string;
            /** @description Tax of each line, rounded up to the currency's digits, summed. */
            tax: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
        };
        /** @description Why a line, or with `id` 0 a whole group, cannot be ordered as it is. */
        PreviewProblem: {
            /**
             * @description One of the operation's `x-errors`.
             * @example stock_short
             */
            error: string;
            /** @description Product, 0 for the whole group. */
            id?: components["schemas"]["Id"];
            /** @description With stock_short, the pieces that are left. */
            left?: number;
            /** @description Sentence for people. */
            msg?: string;
            sku_id?: components["schemas"]["Id"];
        };
        PrivateFile: {
            /** @description 60 seconds ahead. */
            expires_at: components["schemas"]["UnixTime"];
            /** @description Address of the picture that can be read once, answered with `Cache-Control: no-store`. Never store it. */
            url: components["schemas"]["Url"];
        };
        /** @description A row of a product list. Figures (sales, rate, stock) are measured by the server, never written by a client. */
        Product: {
            category_id?: components["schemas"]["Id"];
            comment_count?: number;
            createtime?: components["schemas"]["UnixTime"];
            currency?: components["schemas"]["CurrencyCode"];
            /** @description Lists the product stands in, such as `hot`, `recommend`, `month`, `daily`. */
            flags?: string[];
            /** @description Freight per order; `"0"` or `"0.00"` is free shipping. */
            freight_price?: components["schemas"]["Money"];
            /** @description Share of positive reviews in percent, null without reviews. */
            good_rate?: number | null;
            id: components["schemas"]["Id"];
            image: components["schemas"]["Url"];
            images?: components["schemas"]["Images"];
            /** @description Whether the signed-in user keeps it as a favourite on the server; 0 for visitors. */
            is_favorite?: components["schemas"]["Bool"];
            /** @description Earlier or list price; show it only when it is above `price`. */
            market_price?: components["schemas"]["Money"];
            price: components["schemas"]["Money"];
            /** @description Pieces sold. */
            sales?: number;
            /**
             * @description Ships within this many hours after the order.
             * @example 24
             */
            ship_hours?: number;
            shop_id: components["schemas"]["Id"];
            /** @example Example Harbour Trading */
            shopname: string;
            /** @description Pieces left over all variants. */
            stock?: number;
            /**
             * @description Fraction of the item amount as a decimal string; `"0.08"` is 8 %.
             * @example 0.08
             */
            tax_rate?: string;
            /** @example Enamelled steel kettle 2.5 l */
            title: string;
        };
        /** @description A product with everything its page shows. */
        ProductDetail: components["schemas"]["Product"] & {
            comment_counts?: components["schemas"]["CommentCounts"];
            /** @description The latest few reviews. */
            comments?: components["schemas"]["Comment"][];
            content?: components["schemas"]["Html"];
            /** @description One or two sentences of plain text. */
            description?: string;
            shop?: components["schemas"]["Shop"];
            /** @description The combinations that exist. One that is missing here cannot be ordered. */
            skus?: components["schemas"]["Sku"][];
            /** @description Choices in the order a buyer makes them; empty for a product without variants. */
            specs?: components["schemas"]["Spec"][];
        };
        /** @description Without `id` a product is added; with it, and the `version` that was read, that product is replaced. Measured figures (sales, rate) can't be sent. */
        ProductInput: {
            category_id: components["schemas"]["Id"];
            /** @description HTML; the server keeps a safe part of it. */
            content?: string;
            /** @description One or two sentences of plain text. */
            description?: string;
            freight_price?: components["schemas"]["Amount"];
            id?: components["schemas"]["Id"];
            /** @description What uploads.image returned, the first one is the main picture. */
            images: components["schemas"]["PictureInput"][];
            market_price?: components["schemas"]["Amount"];
            /** @description Needed without `skus`; with them the lowest of theirs counts. */
            price?: components["schemas"]["Amount"];
            /** @default 24 */
            ship_hours?: number;
            /** @description The combinations that can be ordered. */
            skus?: components["schemas"]["SkuInput"][];
            /** @description The choices, in the order a buyer makes them. */
            specs?: components["schemas"]["SpecInput"][];
            /** @description Needed without `skus`; with them the sum of theirs counts. Left out of a change to a product that was stored without `skus`, what is there stays, with everything that was sold or came back since it was read. */
            stock?: components["schemas"]["Stock"];
            /**
             * @description Fraction of the item amount as a decimal string; `"0.08"` is 8 %.
             * @example 0.08
             */
            tax_rate?: string;
            title: string;
            /** @description Needed with `id`. */
            version?: components["schemas"]["Version"];
        };
        ProductPage: components["schemas"]["Page"] & {
            data: components["schemas"]["Product"][];
        };
        /** @description Something a buyer looks for and stores may offer. */
        PurchaseRequest: {
            /** @description 0 without one. */
            category_id?: components["schemas"]["Id"];
            /** @description Plain text. */
            content?: string;
            /**
             * @description Where it has to go.
             * @example Exampleland
             */
            country?: string;
            createtime: components["schemas"]["UnixTime"];
            currency?: components["schemas"]["CurrencyCode"];
            expires_at?: components["schemas"]["UnixTime"];
            id: components["schemas"]["Id"];
            images?: components["schemas"]["Images"];
            /** @description Whether the signed-in user wrote it, and so may close it. */
            is_own?: components["schemas"]["Bool"];
            /** @example 400 */
            num: number;
            /** @description Offers so far. */
            quote_count?: number;
            /**
             * @description Closed by its writer, or by itself at `expires_at`.
             * @example open
             */
            status: string;
            /** @description Wished price for one unit; absent when open to offers. */
            target_price?: components["schemas"]["Money"];
            /** @example Linen napkins for a restaurant */
            title: string;
            /** @example pieces */
            unit: string;
            /** @example m***a */
            username_masked?: string;
        };
        PurchaseRequestInput: {
            category_id?: components["schemas"]["Id"];
            /** @description What exactly is needed. Plain text, read by the operator's filter. */
            content: string;
            country?: string;
            /**
             * @description Days it stays open.
             * @default 30
             */
            days?: number;
            /** @description Addresses that uploads.image gave. */
            images?: string[];
            num: number;
            /** @description Wished price for one unit in the site's currency. */
            target_price?: components["schemas"]["Amount"];
            title: string;
            unit: string;
        };
        PurchaseRequestPage: components["schemas"]["Page"] & {
            data: components["schemas"]["PurchaseRequest"][];
        };
        /**
         * @description Opaque and unguessable; serves one withdrawal.
         * @example q5f0c1e94b7a2
         */
        QuoteId: string;
        /** @description One top-up. What is credited is the amount that arrived, not the amount that was typed. `created` waits for the transfer until `expires_at`; recharges.submitProof makes it `submitted`; the chain or a reviewer makes it `confirming`, then `credited` or `rejected` with a `reason`. Rejected and expired ones take a new proof while `proofs_left` is above 0. A credited one never changes again. */
        Recharge: {
            /**
             * @description Where to send the coins. Valid for this recharge and this network alone.
             * @example TExample9ZcW4uQn2hVr7sKpB1mYd5fJgLx
             */
            address?: string;
            /** @description Declared amount in `coin`. */
            amount: components["schemas"]["Money"];
            /** @description What arrived, in `coin`. */
            amount_received?: components["schemas"]["Money"];
            coin?: components["schemas"]["CurrencyCode"];
            confirmations?: number;
            confirmations_required?: number;
            createtime?: components["schemas"]["UnixTime"];
            /** @description What was added to the balance, in `currency`. */
            credit_money?: components["schemas"]["Money"];
            /** @description Currency of the balance. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description The address is watched until then. A later transfer is credited as well, after a proof. */
            expires_at?: components["schemas"]["UnixTime"];
            /** @description The transaction at a public explorer of the network, empty without one. */
            explorer_url?: string;
            id: components["schemas"]["Id"];
            /** @description Picture of the transfer as it was sent; merchant.file reads an opaque `kyc:…` id. */
            image?: components["schemas"]["Url"];
            /** @description To be sent along where the network needs one, else empty. */
            memo?: string;
            /** @example TRC20 */
            network?: string;
            /**
             * @description The network's full name; show it beside the address.
             * @example Tron (TRC20)
             */
            network_name?: string;
            /** @example R202611200001 */
            order_no?: string;
            /** @description How many proofs may still be sent; three in all. */
            proofs_left?: number;
            /** @description Text of the QR code, the bare address, which every wallet reads. */
            qr?: string;
            /** @description Balance units for one unit of `coin`. */
            rate?: components["schemas"]["Money"];
            /** @description Why it was rejected. */
            reason?: string;
            /**
             * @description Treat unknown values as still in work.
             * @example credited
             */
            status: string;
            /** @description Transaction id, lower case; used by one recharge of a network at most. */
            txid?: string;
            updatetime?: components["schemas"]["UnixTime"];
            /** @description Payment link with address and amount where the coin has a standard for it (BIP 321, ERC-681), else empty. */
            uri?: string;
            /** @description Sentences to show before the address, such as that a transfer cannot be reversed. */
            warnings?: string[];
        };
        RechargeInput: {
            /** @description What the user is going to send, in `coin`. */
            amount: components["schemas"]["Amount"];
            coin: components["schemas"]["CurrencyInput"];
            network: components["schemas"]["NetworkInput"];
        };
        /** @description A coin on a network. The same address form serves several networks, so the name decides: let the user confirm it. */
        RechargeMethod: {
            /**
             * @description How an address of this network looks.
             * @example 34 characters
             * @example begins with T
             */
            address_hint?: string;
            coin: components["schemas"]["CurrencyCode"];
            /**
             * @description Blocks until a transfer counts.
             * @example 20
             */
            confirmations?: number;
            /**
             * @description Digits an amount of this coin may have.
             * @example 6
             */
            decimals?: number;
            /** @description Show a method that is off with its `notice`. */
            enabled?: boolean;
            /** @description Greatest amount, in `coin`; `"0"` is no limit. */
            max_amount?: components["schemas"]["Money"];
            /**
             * @description Whether a transfer carries a memo. Treat unknown values as required.
             * @example none
             */
            memo?: string;
            /** @description Least amount, in `coin`. */
            min_amount: components["schemas"]["Money"];
            /** @example TRC20 */
            network: string;
            /** @example Tron (TRC20) */
            network_name?: string;
            /** @description Why it is off, or what to mind; may be empty. */
            notice?: string;
        };
        /** @description Everything the recharge screen needs. */
        RechargeMethods: {
            /** @description Currency of the balance. */
            currency?: components["schemas"]["CurrencyCode"];
            methods: components["schemas"]["RechargeMethod"][];
            /** @description Sentence of the operator for all methods, may be empty. */
            notice?: string;
        };
        RechargePage: components["schemas"]["Page"] & {
            data: components["schemas"]["Recharge"][];
        };
        /** @description One of `txid` and `image` is needed, both are better. */
        RechargeProof: {
            /** @description What was really sent, in `coin`. */
            amount: components["schemas"]["Amount"];
            /** @description The recharge. */
            id: components["schemas"]["Id"];
            /** @description What uploads.image returned as `url`. Upload it with category `kyc` so that nobody else can see it. */
            image?: components["schemas"]["FileId"];
            /** @description 64 hexadecimal digits, on Ethereum-like networks after `0x`. */
            txid?: string;
        };
        /** @description What a message or a ledger row is about, so that a client can link to it. */
        Ref: {
            /** @description The row's id; 0 where it is known by `no`. */
            id?: components["schemas"]["Id"];
            /**
             * @description Public number, such as an order's `order_no`; empty where it is known by `id`.
             * @example R2026100910
             */
            no?: string;
            /**
             * @description Treat unknown values as nothing to link to.
             * @example recharge
             */
            type: string;
        };
        /** @description One review of one line. It can't be changed later. */
        ReviewInput: {
            /** @default  */
            content?: string;
            /** @description Addresses that uploads.image gave; at most `limits.comment_images` of site.config. */
            images?: string[];
            /** @description Id of the line in `goods`. */
            order_goods_id: components["schemas"]["Id"];
            star: number;
        };
        /** @description One refused field. */
        ReviewReason: {
            /** @example image_blurred */
            error?: string;
            /** @example image_back */
            field: string;
            /** @description Sentence for the applicant. */
            note?: string;
        };
        /**
         * Format: password
         * @description The fund password as the user typed it, not trimmed. Sent over TLS alone, never stored or logged by a client.
         */
        Secret: string;
        SettlementPage: components["schemas"]["Page"] & {
            /** @description Sum of all rows paid out so far. */
            available: components["schemas"]["Money"];
            currency?: components["schemas"]["CurrencyCode"];
            data: components["schemas"]["SettlementRow"][];
            /** @description Sum of all pending rows. */
            pending: components["schemas"]["Money"];
        };
        /** @description What one received order brings. */
        SettlementRow: {
            /** @description When it moves, or moved, to the owner's balance. */
            available_at?: components["schemas"]["UnixTime"];
            /** @description The platform's part of the goods, without freight and tax, rounded down to the digits of prices. */
            commission: components["schemas"]["Money"];
            /** @description Total of the order. */
            gross: components["schemas"]["Money"];
            /** @description The store's part. */
            net: components["schemas"]["Money"];
            order_no: components["schemas"]["OrderNo"];
            /**
             * @description Treat unknown values as pending.
             * @example pending
             */
            status: string;
        };
        /** @description A store. All figures are computed from orders by the server, never written by a client. */
        Shop: {
            avatar?: components["schemas"]["Url"];
            city?: string;
            createtime?: components["schemas"]["UnixTime"];
            /**
             * @description Credit score, up to 5 with decimals.
             * @example 4.8
             */
            credit_score?: number | string;
            currency?: components["schemas"]["CurrencyCode"];
            description?: string;
            follow_count?: number;
            id: components["schemas"]["Id"];
            /** @description Whether the signed-in user follows the store; 0 for visitors. */
            is_follow?: components["schemas"]["Bool"];
            logo?: components["schemas"]["Url"];
            /** @description Products on sale. */
            pro_count?: number;
            /** @description Reputation points. */
            reputation?: number;
            /** @description Pieces sold. */
            sell_count?: number;
            /** @example Example Harbour Trading */
            shopname: string;
            /**
             * @description Treat unknown values as closed.
             * @example open
             */
            status?: string;
            /** @description Transaction amount since the store opened. */
            trade_amount?: components["schemas"]["Money"];
        };
        /** @description The merchant's start page. */
        ShopCenter: {
            currency?: components["schemas"]["CurrencyCode"];
            /** @description Balance the owner may spend or withdraw. */
            money?: components["schemas"]["Money"];
            /** @description Sold and received, not yet available. */
            pending_settlement?: components["schemas"]["Money"];
            shop: components["schemas"]["Shop"];
            todo?: {
                /** @description Reviews without a reply. */
                comments?: number;
                /** @description Those of them whose `ship_by` has passed. */
                late?: number;
                /** @description Paid orders to send. */
                to_ship?: number;
            };
        };
        ShopPage: components["schemas"]["Page"] & {
            data: components["schemas"]["Shop"][];
        };
        /** @description A product as its store sees it, with everything merchantProducts.save takes. `on` is on sale, `off` is not, `review` waits for the operator. Treat unknown values of `status` as not on sale. */
        ShopProduct: components["schemas"]["Product"] & {
            content?: components["schemas"]["Html"];
            description?: string;
            skus?: components["schemas"]["Sku"][];
            specs?: components["schemas"]["Spec"][];
            /** @example on */
            status: string;
            updatetime?: components["schemas"]["UnixTime"];
            /** @description Counts the changes. Send it back with merchantProducts.save. */
            version: components["schemas"]["Version"];
        };
        ShopProductPage: components["schemas"]["Page"] & {
            data: components["schemas"]["ShopProduct"][];
        };
        /** @description Figures of paid orders between two days, both included. Cancelled ones stand in `refund_amount` alone. */
        ShopStats: {
            /** @description Hours from payment to shipment, null without a shipment. */
            avg_ship_hours?: number | null;
            buyer_count?: number;
            currency?: components["schemas"]["CurrencyCode"];
            order_count: number;
            refund_amount?: components["schemas"]["Money"];
            sales_amount: components["schemas"]["Money"];
            /** @description One entry per day or month, also for those without a sale. */
            series: {
                /**
                 * @description YYYY-MM-DD, by month YYYY-MM.
                 * @example 2026-11-20
                 */
                date: string;
                order_count: number;
                sales_amount: components["schemas"]["Money"];
            }[];
            /** @description At most ten, most pieces first. */
            top_products?: {
                id: components["schemas"]["Id"];
                image?: components["schemas"]["Url"];
                /** @description Pieces sold. */
                num: number;
                sales_amount?: components["schemas"]["Money"];
                title: string;
            }[];
        };
        /**
         * Format: date
         * @description Day of the signature, YYYY-MM-DD.
         * @example 2026-11-20
         */
        SignDate: string;
        /** @description The session that was opened. */
        SignedIn: {
            userinfo: components["schemas"]["UserInfo"];
        };
        /** @description Home and site data. Stock servers send null or only some of it: every key is optional and a client starts without any. */
        Site: {
            banners?: components["schemas"]["Banner"][];
            categories?: components["schemas"]["Category"][];
            currency?: components["schemas"]["Currency"];
            /** @description Daily updates. */
            daily?: components["schemas"]["Product"][];
            /** @description Flat list of footer groups (`pid` 0) and their links; build the tree with `id` and `pid`. */
            footer_news?: components["schemas"]["FooterItem"][];
            /** @description Hot-selling products. */
            hot?: components["schemas"]["Product"][];
            /** @description Best sellers of the month. */
            month?: components["schemas"]["Product"][];
            /** @description Partner marks the operator may show; empty by default. */
            partner_logos?: components["schemas"]["VerifiedLogo"][];
            /** @description Payment marks the operator may show; empty by default. */
            pay_logos?: components["schemas"]["VerifiedLogo"][];
            /** @description Recommended products. */
            recommend?: components["schemas"]["Product"][];
            /**
             * @description Support link. Open only https, mailto and tel.
             * @example mailto:support@market.example
             */
            service_url?: string;
            /** @description Recommended stores. */
            shops?: components["schemas"]["Shop"][];
            /**
             * @description Page title; clients fall back to `welcome`.
             * @example Example Market
             */
            web_name?: string;
        };
        /** @description What the operator has set up. Read it once at the start; every key is optional to a client that has defaults. */
        SiteConfig: {
            /** @description Coins of the wallet with the digits of their amounts. */
            currencies?: components["schemas"]["Currency"][];
            /** @description Currency of prices and orders. */
            currency?: components["schemas"]["Currency"];
            features?: components["schemas"]["SiteFeatures"];
            /** @description Languages the server answers in. */
            langs?: components["schemas"]["SiteLanguage"][];
            limits?: components["schemas"]["SiteLimits"];
            notices?: components["schemas"]["SiteNotice"][];
            /**
             * @description Support link. Open only https, mailto and tel.
             * @example mailto:support@market.example
             */
            service_url?: string;
        };
        /** @description What this server does. Absent means no. */
        SiteFeatures: {
            crypto_pay?: boolean;
            /** @description It honours `Idempotency-Key`, so a lost `key` operation may be sent again. */
            idempotency?: boolean;
            loan?: boolean;
            /** @description New stores can register. */
            merchant?: boolean;
            social_login?: boolean;
        };
        SiteLanguage: {
            /**
             * @description As Accept-Language sends it.
             * @example zh-CN
             */
            code: string;
            /**
             * @description Writing direction.
             * @example ltr
             */
            dir?: string;
            /**
             * @description Its name in itself.
             * @example Deutsch
             */
            name: string;
        };
        SiteLimits: {
            /** @description Pictures in one review. */
            comment_images?: number;
            /** @description Width × height. */
            image_max_pixels?: number;
            /** @description Media types uploads.image takes. */
            image_types?: string[];
            password_min?: number;
            /** @example 10485760 */
            upload_max_bytes?: number;
        };
        /** @description A sentence the operator wants everybody to see. */
        SiteNotice: {
            /** @description Plain text. */
            content: string;
            id?: components["schemas"]["Id"];
            /** @description Path inside the storefront or an https address; empty without one. */
            url?: string;
        };
        /** @description One orderable combination. */
        Sku: {
            id: components["schemas"]["Id"];
            image?: components["schemas"]["Url"];
            price: components["schemas"]["Money"];
            /**
             * @description One value per entry of `specs`, in the same order.
             * @example [
             *       "Sage"
             *     ]
             */
            spec: string[];
            stock: number;
        };
        /** @description With `id` the stored combination keeps its id and so its place in carts. Without, one that is on sale with the same `spec` is the same combination, any other is new. */
        SkuInput: {
            id?: components["schemas"]["Id"];
            image?: components["schemas"]["PictureInput"];
            price: components["schemas"]["Amount"];
            /** @description One value per entry of `specs`, in the same order. */
            spec: components["schemas"]["SpecValue"][];
            /** @description Needed for a new combination. Left out of one that is on sale, what is there stays, with everything that was sold or came back since it was read. */
            stock?: components["schemas"]["Stock"];
        };
        /**
         * @description Direction of `sort`.
         * @enum {string}
         */
        SortOrder: "asc" | "desc";
        /** @description One choice, such as size or colour. */
        Spec: {
            /**
             * @example [
             *       "Cream",
             *       "Sage"
             *     ]
             */
            items: string[];
            /** @example Colour */
            name: string;
        };
        SpecInput: {
            items: components["schemas"]["SpecValue"][];
            name: string;
        };
        SpecValue: string;
        /**
         * Format: date
         * @description A day in UTC, YYYY-MM-DD.
         * @example 2026-11-20
         */
        StatsDay: string;
        /** @description Pieces that may be ordered. */
        Stock: number;
        /** @description A completion of what was typed. */
        Suggestion: {
            /** @description The store or the category to open; absent for a search word. */
            id?: components["schemas"]["Id"];
            /** @example teapot */
            text: string;
            /** @example pro */
            type: string;
        };
        /** @description Sign in first. Nothing tells a missing token from an expired one. */
        Unauthorized: components["schemas"]["Envelope"] & {
            /** @constant */
            code: 401;
            data?: components["schemas"]["FailureData"];
        };
        /**
         * Format: int64
         * @description Seconds since 1970-01-01T00:00:00Z.
         * @example 1795175706
         */
        UnixTime: number;
        Unread: {
            /** @description Messages that are still unread. */
            unread: number;
        };
        /** @description The stored picture. Read `fullurl`, then `full_url`, then `url`. */
        Upload: {
            /** @description The same under the name some plug-ins use. */
            full_url?: string;
            /** @description Absolute address; empty for identity documents. */
            fullurl?: string;
            /**
             * @description Site-relative path, or an opaque `kyc:…` id.
             * @example /uploads/20261120/8f14e45f.jpg
             */
            url: string;
        };
        /**
         * @description Site-relative path (`/uploads/…`), absolute URL, or `data:image/…` text. Prefix the API host or a CDN to relative paths.
         * @example /uploads/products/1003-front.svg
         */
        Url: string;
        /** @description The account. Stock servers send little of it; every key is optional, `money` then counts as `"0"`. */
        User: {
            avatar?: components["schemas"]["Url"];
            bio?: string;
            createtime?: components["schemas"]["UnixTime"];
            currency?: components["schemas"]["CurrencyCode"];
            email?: string;
            has_fund_password?: components["schemas"]["Bool"];
            /** @description Held for open withdrawals. */
            hold_money?: components["schemas"]["Money"];
            id?: components["schemas"]["Id"];
            invite_code?: string;
            is_merchant?: components["schemas"]["Bool"];
            mobile?: string;
            /** @description Balance the user may spend. */
            money?: components["schemas"]["Money"];
            nickname?: string;
            username?: string;
            /** @description Greeting of stock servers. */
            welcome?: string;
        };
        /** @description The signed-in user as login and registration return it. Only `id` and `token` are certain; other keys are kept. */
        UserInfo: {
            avatar?: components["schemas"]["Url"];
            /** @description When the token was made, not the account. */
            createtime?: components["schemas"]["UnixTime"];
            /** @description Seconds the token is still valid. */
            expires_in?: number;
            /** @description When the token ends. */
            expiretime?: components["schemas"]["UnixTime"];
            id: components["schemas"]["Id"];
            /** @description May be empty. */
            mobile?: string;
            nickname?: string;
            score?: number;
            /**
             * @description Send it in the `token` header. Valid for 30 days on stock servers; several may be valid at once.
             * @example 6f1c9d52-3a7e-4b0f-9d41-0c5a8e2b7f13
             */
            token: string;
            user_id?: components["schemas"]["Id"];
            username?: string;
        };
        /** @description A third-party mark with the note of who verified that it may be shown. */
        VerifiedLogo: {
            alt: string;
            image: components["schemas"]["Url"];
            verified_by: string;
        };
        /** @example 3 */
        Version: number;
        /** @description One payout. `pending` waits for approval and may be cancelled by its owner, `approved` waits to be sent, `processing` is on the chain with a `txid`, `completed` has arrived; `rejected`, `failed` and `cancelled` give the whole amount back. Treat unknown values as in work. The fee was fixed by the quote: no further fee, tax or deposit can ever be asked for. */
        Withdrawal: {
            address?: string;
            /** @description Taken from the balance, in `currency`; held until the end. */
            amount: components["schemas"]["Money"];
            /** @description Whether withdrawals.cancel would work now. */
            can_cancel?: boolean;
            /** @description Coin that is paid out. */
            coin?: components["schemas"]["CurrencyCode"];
            createtime?: components["schemas"]["UnixTime"];
            /** @description Currency of the balance. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description The transaction at a public explorer of the network, empty without one. */
            explorer_url?: string;
            /** @description Part of `amount` that is the fee, in `currency`. Never changes. */
            fee?: components["schemas"]["Money"];
            /** @description Not sent before this time, for example because the address is new; 0 without a hold. */
            hold_until?: components["schemas"]["UnixTime"];
            id: components["schemas"]["Id"];
            memo?: string;
            /** @example TRC20 */
            network?: string;
            /** @example Tron (TRC20) */
            network_name?: string;
            /** @example W2026100107 */
            order_no?: string;
            /** @description Balance units for one unit of `coin`. */
            rate?: components["schemas"]["Money"];
            /** @description Why it was rejected or failed. */
            reason?: string;
            /** @description What arrives, in `coin`; amount less fee, converted with `rate` and rounded down. */
            received?: components["schemas"]["Money"];
            /** @example completed */
            status: string;
            txid?: string;
            updatetime?: components["schemas"]["UnixTime"];
        };
        /** @description The quote as the user saw it, the address, and the fund password as the signature under both. */
        WithdrawalInput: {
            /** @description 1 when the user ticked that a transfer cannot be reversed. Never pre-ticked. */
            ack_irreversible: components["schemas"]["Bool"];
            /** @description Checked against the network's own form and checksum. */
            address: string;
            /** @description The fee the user saw. */
            expect_fee: components["schemas"]["Amount"];
            /** @description The amount the user expects to receive. */
            expect_received: components["schemas"]["Amount"];
            fund_password: components["schemas"]["Secret"];
            memo?: string;
            quote_id: components["schemas"]["QuoteId"];
        };
        WithdrawalPage: components["schemas"]["Page"] & {
            data: components["schemas"]["Withdrawal"][];
        };
        /** @description A way to be paid out. `min`, `max`, `step` and `fee_fixed` are in the balance's currency. */
        WithdrawMethod: {
            coin: components["schemas"]["CurrencyCode"];
            /**
             * @description Digits of what is received.
             * @example 6
             */
            decimals?: number;
            /** @description Show a method that is off with its `notice`. */
            enabled?: boolean;
            /**
             * @description How long it takes as a rule, after approval.
             * @example 30
             */
            eta_minutes?: number;
            fee_fixed?: components["schemas"]["Money"];
            /**
             * @description Fraction of the amount on top of `fee_fixed`; `"0.001"` is 0.1 %.
             * @example 0.001
             */
            fee_rate?: string;
            /** @description The greatest single withdrawal; `"0"` is no limit. */
            max?: components["schemas"]["Money"];
            /**
             * @description Whether a transfer carries a memo. Treat unknown values as required.
             * @example none
             */
            memo?: string;
            /**
             * @description Treat unknown values as one you can't offer.
             * @example crypto
             */
            method?: string;
            min?: components["schemas"]["Money"];
            /** @example TRC20 */
            network: string;
            /** @example Tron (TRC20) */
            network_name?: string;
            notice?: string;
            /** @description Amounts are multiples of this; `"0"` is any. */
            step?: components["schemas"]["Money"];
        };
        /** @description Everything the withdrawal screen needs. */
        WithdrawMethods: {
            currency?: components["schemas"]["CurrencyCode"];
            /** @description What may still be withdrawn today; absent without a daily limit. */
            daily_left?: components["schemas"]["Money"];
            /** @description Without one, fundPassword.set comes first. */
            has_fund_password?: components["schemas"]["Bool"];
            /** @description Held for open withdrawals. */
            hold_money?: components["schemas"]["Money"];
            /** @description No withdrawal before this time, for example after a new fund password; 0 when free. */
            locked_until?: components["schemas"]["UnixTime"];
            methods: components["schemas"]["WithdrawMethod"][];
            /** @description Balance that may be withdrawn. */
            money: components["schemas"]["Money"];
        };
        /** @description What a withdrawal costs and brings, firm until `expires_at`. */
        WithdrawQuote: {
            /** @description Taken from the balance, in `currency`. */
            amount: components["schemas"]["Money"];
            coin?: components["schemas"]["CurrencyCode"];
            currency?: components["schemas"]["CurrencyCode"];
            expires_at: components["schemas"]["UnixTime"];
            /** @description Part of `amount`, in `currency`. */
            fee: components["schemas"]["Money"];
            network?: string;
            quote_id: components["schemas"]["QuoteId"];
            /** @description Balance units for one unit of `coin`. */
            rate?: components["schemas"]["Money"];
            /** @description What arrives, in `coin`, rounded down. */
            received: components["schemas"]["Money"];
        };
        /** @description Either `amount` or `all`. */
        WithdrawQuoteInput: {
            /** @description 1 asks for the whole balance, as far as the limits allow. */
            all?: components["schemas"]["Bool"];
            /** @description To take from the balance, in its currency. */
            amount?: components["schemas"]["Amount"];
            coin: components["schemas"]["CurrencyInput"];
            network: components["schemas"]["NetworkInput"];
        };
    };
    responses: {
        /** @description The first request with this `Idempotency-Key` has not finished. Retry with the same key and body after a second; the answer will be the first one's. */
        IdempotencyInProgress: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @constant */
                    code?: 409;
                    data?: components["schemas"]["FailureData"];
                };
            };
        };
        /** @description Not found, or not yours. Unknown paths may answer HTML. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @constant */
                    code?: 404;
                    data?: components["schemas"]["FailureData"];
                };
            };
        };
        /** @description The server failed. The body may be HTML instead. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @constant */
                    code?: 500;
                    data?: components["schemas"]["FailureData"];
                };
            };
        };
        /** @description Slow down. Wait as long as `Retry-After` says. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait, or an HTTP date. */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @constant */
                    code?: 429;
                    data?: components["schemas"]["FailureData"];
                };
            };
        };
        /** @description A field is missing or malformed: `data` is `{"error": "invalid", "field": "…"}` where the server names its refusals. Or the `Idempotency-Key` was used for another body (`error` is `idempotency_mismatch`): make a new key for a new intention. Stock servers answer HTTP 200 with code 0 instead. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @constant */
                    code?: 422;
                    data?: components["schemas"]["FailureData"];
                };
            };
        };
    };
    parameters: {
        /** @description Names this one attempt: a UUID is best. Make it and store it before the first sending; send the same key with the same body when an answer is lost, also after a reload; drop it once a definitive answer came. The effect then happens once, and a repetition gets the first answer with the header `Idempotency-Replayed: 1`. Another body under a used key is 422 `idempotency_mismatch`, a key whose first request is still running 409 `idempotency_in_progress`. Keys belong to one user and one operation and are kept for a day at least. Refusals that changed nothing are not stored. A server that says nothing in `features.idempotency` ignores the header. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Address = components['schemas']['Address'];
export type AddressInput = components['schemas']['AddressInput'];
export type Amount = components['schemas']['Amount'];
export type Apr = components['schemas']['Apr'];
export type Area = components['schemas']['Area'];
export type Article = components['schemas']['Article'];
export type ArticleSummary = components['schemas']['ArticleSummary'];
export type Banner = components['schemas']['Banner'];
export type Bool = components['schemas']['Bool'];
export type CancelledOrder = components['schemas']['CancelledOrder'];
export type CartItem = components['schemas']['CartItem'];
export type Category = components['schemas']['Category'];
export type Comment = components['schemas']['Comment'];
export type CommentCounts = components['schemas']['CommentCounts'];
export type CommentPage = components['schemas']['CommentPage'];
export type CreatedOrders = components['schemas']['CreatedOrders'];
export type Currency = components['schemas']['Currency'];
export type CurrencyCode = components['schemas']['CurrencyCode'];
export type CurrencyInput = components['schemas']['CurrencyInput'];
export type Envelope = components['schemas']['Envelope'];
export type Express = components['schemas']['Express'];
export type Failure = components['schemas']['Failure'];
export type FailureData = components['schemas']['FailureData'];
export type FileId = components['schemas']['FileId'];
export type Followed = components['schemas']['Followed'];
export type FooterItem = components['schemas']['FooterItem'];
export type FundPasswordChange = components['schemas']['FundPasswordChange'];
export type FundPasswordInput = components['schemas']['FundPasswordInput'];
export type Html = components['schemas']['Html'];
export type Id = components['schemas']['Id'];
export type Images = components['schemas']['Images'];
export type Loan = components['schemas']['Loan'];
export type LoanIndex = components['schemas']['LoanIndex'];
export type LoanInput = components['schemas']['LoanInput'];
export type LoanPage = components['schemas']['LoanPage'];
export type LoanTerm = components['schemas']['LoanTerm'];
export type MerchantApplication = components['schemas']['MerchantApplication'];
export type MerchantContract = components['schemas']['MerchantContract'];
export type MerchantCorrection = components['schemas']['MerchantCorrection'];
export type MerchantFailure = components['schemas']['MerchantFailure'];
export type MerchantFields = components['schemas']['MerchantFields'];
export type MerchantOrder = components['schemas']['MerchantOrder'];
export type MerchantOrderPage = components['schemas']['MerchantOrderPage'];
export type MerchantRegistration = components['schemas']['MerchantRegistration'];
export type Message = components['schemas']['Message'];
export type MessagePage = components['schemas']['MessagePage'];
export type Money = components['schemas']['Money'];
export type MoneyLogPage = components['schemas']['MoneyLogPage'];
export type MoneyLogRow = components['schemas']['MoneyLogRow'];
export type MoneyLogType = components['schemas']['MoneyLogType'];
export type NamedRefusal = components['schemas']['NamedRefusal'];
export type NetworkInput = components['schemas']['NetworkInput'];
export type NewSecret = components['schemas']['NewSecret'];
export type NoApplication = components['schemas']['NoApplication'];
export type Order = components['schemas']['Order'];
export type OrderAddress = components['schemas']['OrderAddress'];
export type OrderCan = components['schemas']['OrderCan'];
export type OrderCounts = components['schemas']['OrderCounts'];
export type OrderGoods = components['schemas']['OrderGoods'];
export type OrderNo = components['schemas']['OrderNo'];
export type OrderPage = components['schemas']['OrderPage'];
export type OrderTab = components['schemas']['OrderTab'];
export type Page = components['schemas']['Page'];
export type PageLimit = components['schemas']['PageLimit'];
export type PageNumber = components['schemas']['PageNumber'];
export type PaidOrder = components['schemas']['PaidOrder'];
export type Pay = components['schemas']['Pay'];
export type PayMethod = components['schemas']['PayMethod'];
export type PayNetwork = components['schemas']['PayNetwork'];
export type PayNo = components['schemas']['PayNo'];
export type PictureInput = components['schemas']['PictureInput'];
export type Preview = components['schemas']['Preview'];
export type PreviewGoods = components['schemas']['PreviewGoods'];
export type PreviewGroup = components['schemas']['PreviewGroup'];
export type PreviewProblem = components['schemas']['PreviewProblem'];
export type PrivateFile = components['schemas']['PrivateFile'];
export type Product = components['schemas']['Product'];
export type ProductDetail = components['schemas']['ProductDetail'];
export type ProductInput = components['schemas']['ProductInput'];
export type ProductPage = components['schemas']['ProductPage'];
export type PurchaseRequest = components['schemas']['PurchaseRequest'];
export type PurchaseRequestInput = components['schemas']['PurchaseRequestInput'];
export type PurchaseRequestPage = components['schemas']['PurchaseRequestPage'];
export type QuoteId = components['schemas']['QuoteId'];
export type Recharge = components['schemas']['Recharge'];
export type RechargeInput = components['schemas']['RechargeInput'];
export type RechargeMethod = components['schemas']['RechargeMethod'];
export type RechargeMethods = components['schemas']['RechargeMethods'];
export type RechargePage = components['schemas']['RechargePage'];
export type RechargeProof = components['schemas']['RechargeProof'];
export type Ref = components['schemas']['Ref'];
export type ReviewInput = components['schemas']['ReviewInput'];
export type ReviewReason = components['schemas']['ReviewReason'];
export type Secret = components['schemas']['Secret'];
export type SettlementPage = components['schemas']['SettlementPage'];
export type SettlementRow = components['schemas']['SettlementRow'];
export type Shop = components['schemas']['Shop'];
export type ShopCenter = components['schemas']['ShopCenter'];
export type ShopPage = components['schemas']['ShopPage'];
export type ShopProduct = components['schemas']['ShopProduct'];
export type ShopProductPage = components['schemas']['ShopProductPage'];
export type ShopStats = components['schemas']['ShopStats'];
export type SignDate = components['schemas']['SignDate'];
export type SignedIn = components['schemas']['SignedIn'];
export type Site = components['schemas']['Site'];
export type SiteConfig = components['schemas']['SiteConfig'];
export type SiteFeatures = components['schemas']['SiteFeatures'];
export type SiteLanguage = components['schemas']['SiteLanguage'];
export type SiteLimits = components['schemas']['SiteLimits'];
export type SiteNotice = components['schemas']['SiteNotice'];
export type Sku = components['schemas']['Sku'];
export type SkuInput = components['schemas']['SkuInput'];
export type SortOrder = components['schemas']['SortOrder'];
export type Spec = components['schemas']['Spec'];
export type SpecInput = components['schemas']['SpecInput'];
export type SpecValue = components['schemas']['SpecValue'];
export type StatsDay = components['schemas']['StatsDay'];
export type Stock = components['schemas']['Stock'];
export type Suggestion = components['schemas']['Suggestion'];
export type Unauthorized = components['schemas']['Unauthorized'];
export type UnixTime = components['schemas']['UnixTime'];
export type Unread = components['schemas']['Unread'];
export type Upload = components['schemas']['Upload'];
export type Url = components['schemas']['Url'];
export type User = components['schemas']['User'];
export type UserInfo = components['schemas']['UserInfo'];
export type VerifiedLogo = components['schemas']['VerifiedLogo'];
export type Version = components['schemas']['Version'];
export type Withdrawal = components['schemas']['Withdrawal'];
export type WithdrawalInput = components['schemas']['WithdrawalInput'];
export type WithdrawalPage = components['schemas']['WithdrawalPage'];
export type WithdrawMethod = components['schemas']['WithdrawMethod'];
export type WithdrawMethods = components['schemas']['WithdrawMethods'];
export type WithdrawQuote = components['schemas']['WithdrawQuote'];
export type WithdrawQuoteInput = components['schemas']['WithdrawQuoteInput'];
export type ResponseIdempotencyInProgress = components['responses']['IdempotencyInProgress'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type $defs = Record<string, never>;
export interface operations {
    "addresses.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Address"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "addresses.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The address. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: null;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "addresses.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Address"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "addresses.areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Parent area. */
                    pid?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Area"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "articles.list": {
        parameters: {
            query?: {
                /** @description Category ids, comma-separated; the footer's groups are such categories. */
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ArticleSummary"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "articles.get": {
        parameters: {
            query: {
                /** @description The article. */
                article_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Article"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "auth.sendEmailCode": {
        parameters: {
            query: {
                /** @description Where the code goes. */
                email: string;
                /** @description What the code is for. */
                event?: "register" | "resetpwd" | "changepwd" | "changeemail" | "fundpwd";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: null;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "categories.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Show what is under this category; 0 or nothing shows all. */
                    pid?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Category"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "site.config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["SiteConfig"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "site.home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Site"] | null;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "products.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description One of the home page's lists.
                     * @enum {string}
                     */
                    flag?: "hot" | "recommend" | "month" | "daily";
                    /** @description 1 shows only products without freight. */
                    free_shipping?: components["schemas"]["Bool"];
                    limit?: components["schemas"]["PageLimit"];
                    /** @description Highest price, inclusive. */
                    max_price?: components["schemas"]["Money"];
                    /** @description Lowest price, inclusive. */
                    min_price?: components["schemas"]["Money"];
                    order?: components["schemas"]["SortOrder"];
                    page?: components["schemas"]["PageNumber"];
                    /** @description Category. */
                    pid?: components["schemas"]["Id"];
                    /** @description Store. */
                    shop_id?: components["schemas"]["Id"];
                    /**
                     * @description Order of the rows; `default` is the server's own.
                     * @enum {string}
                     */
                    sort?: "default" | "sales" | "price" | "createtime";
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ProductPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "products.reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description `image` are those with pictures, `good` 4 and 5 stars, `mid` 3, `negative` 1 and 2.
                     * @default all
                     * @enum {string}
                     */
                    filter?: "all" | "image" | "negative" | "mid" | "good";
                    /** @description Product. */
                    id: components["schemas"]["Id"];
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["CommentPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "products.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The product. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ProductDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "products.search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 1 shows only products without freight. */
                    free_shipping?: components["schemas"]["Bool"];
                    limit?: components["schemas"]["PageLimit"];
                    /** @description Highest price, inclusive. */
                    max_price?: components["schemas"]["Money"];
                    /** @description Lowest price, inclusive. */
                    min_price?: components["schemas"]["Money"];
                    order?: components["schemas"]["SortOrder"];
                    page?: components["schemas"]["PageNumber"];
                    /** @description What the user typed. */
                    search: string;
                    /** @description Search in this store only. */
                    shop_id?: components["schemas"]["Id"];
                    /**
                     * @description Order of the rows; `default` is the server's own.
                     * @enum {string}
                     */
                    sort?: "default" | "sales" | "price" | "createtime";
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ProductPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "stores.search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    limit?: components["schemas"]["PageLimit"];
                    order?: components["schemas"]["SortOrder"];
                    page?: components["schemas"]["PageNumber"];
                    /** @description What the user typed. */
                    search: string;
                    /** @description Order of the rows; `default` is the server's own. */
                    sort?: string;
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ShopPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "stores.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The store. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Shop"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "products.suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Completions at most.
                     * @default 10
                     */
                    limit?: number;
                    search: string;
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Suggestion"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "uploads.image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description `kyc` for identity documents. */
                    category?: string;
                    /**
                     * Format: binary
                     * @description The picture.
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Upload"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "loans.apply": {
        parameters: {
            query?: never;
            header: {
                /** @description Names this one attempt: a UUID is best. Make it and store it before the first sending; send the same key with the same body when an answer is lost, also after a reload; drop it once a definitive answer came. The effect then happens once, and a repetition gets the first answer with the header `Idempotency-Replayed: 1`. Another body under a used key is 422 `idempotency_mismatch`, a key whose first request is still running 409 `idempotency_in_progress`. Keys belong to one user and one operation and are kept for a day at least. Refusals that changed nothing are not stored. A server that says nothing in `features.idempotency` ignores the header. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoanInput"];
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Loan"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "loans.terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["LoanIndex"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "loans.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["LoanPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchant.dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ShopCenter"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantReviews.reply": {
        parameters: {
            query?: never;
            header: {
                /** @description Names this one attempt: a UUID is best. Make it and store it before the first sending; send the same key with the same body when an answer is lost, also after a reload; drop it once a definitive answer came. The effect then happens once, and a repetition gets the first answer with the header `Idempotency-Replayed: 1`. Another body under a used key is 422 `idempotency_mismatch`, a key whose first request is still running 409 `idempotency_in_progress`. Keys belong to one user and one operation and are kept for a day at least. Refusals that changed nothing are not stored. A server that says nothing in `features.idempotency` ignores the header. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The review. */
                    id: components["schemas"]["Id"];
                    reply: string;
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Comment"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchant.contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantContract"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchant.file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The opaque id that uploads.image returned. */
                    id: components["schemas"]["FileId"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["PrivateFile"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchant.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantApplication"];
                    }) | components["schemas"]["NoApplication"] | components["schemas"]["MerchantFailure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchant.getByPost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantApplication"];
                    }) | components["schemas"]["NoApplication"] | components["schemas"]["MerchantFailure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantOrders.decline": {
        parameters: {
            query?: never;
            header: {
                /** @description Names this one attempt: a UUID is best. Make it and store it before the first sending; send the same key with the same body when an answer is lost, also after a reload; drop it once a definitive answer came. The effect then happens once, and a repetition gets the first answer with the header `Idempotency-Replayed: 1`. Another body under a used key is 422 `idempotency_mismatch`, a key whose first request is still running 409 `idempotency_in_progress`. Keys belong to one user and one operation and are kept for a day at least. Refusals that changed nothing are not stored. A server that says nothing in `features.idempotency` ignores the header. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_no: components["schemas"]["OrderNo"];
                    /** @description The buyer reads it. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantOrder"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantOrders.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_no: components["schemas"]["OrderNo"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantOrder"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantOrders.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                    /**
                     * @default all
                     * @enum {string}
                     */
                    tab?: "all" | "paid" | "shipped" | "received" | "cancelled";
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantOrderPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantOrders.ship": {
        parameters: {
            query?: never;
            header: {
                /** @description Names this one attempt: a UUID is best. Make it and store it before the first sending; send the same key with the same body when an answer is lost, also after a reload; drop it once a definitive answer came. The effect then happens once, and a repetition gets the first answer with the header `Idempotency-Replayed: 1`. Another body under a used key is 422 `idempotency_mismatch`, a key whose first request is still running 409 `idempotency_in_progress`. Keys belong to one user and one operation and are kept for a day at least. Refusals that changed nothing are not stored. A server that says nothing in `features.idempotency` ignores the header. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    carrier: string;
                    order_no: components["schemas"]["OrderNo"];
                    tracking_no: string;
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantOrder"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantProducts.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The product. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: null;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantProducts.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The product. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ShopProduct"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantProducts.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                    /** @description Words of the title. */
                    search?: string;
                    /** @enum {string} */
                    status?: "on" | "off" | "review";
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ShopProductPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantProducts.save": {
        parameters: {
            query?: never;
            header: {
                /** @description Names this one attempt: a UUID is best. Make it and store it before the first sending; send the same key with the same body when an answer is lost, also after a reload; drop it once a definitive answer came. The effect then happens once, and a repetition gets the first answer with the header `Idempotency-Replayed: 1`. Another body under a used key is 422 `idempotency_mismatch`, a key whose first request is still running 409 `idempotency_in_progress`. Keys belong to one user and one operation and are kept for a day at least. Refusals that changed nothing are not stored. A server that says nothing in `features.idempotency` ignores the header. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ShopProduct"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantProducts.setStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The product. */
                    id: components["schemas"]["Id"];
                    /** @enum {string} */
                    status: "on" | "off";
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ShopProduct"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchant.apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MerchantRegistration"] | components["schemas"]["MerchantCorrection"];
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantApplication"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchant.settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                    /** @enum {string} */
                    status?: "pending" | "available";
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["SettlementPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchant.stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default day
                     * @enum {string}
                     */
                    by?: "day" | "month";
                    from: components["schemas"]["StatsDay"];
                    to: components["schemas"]["StatsDay"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ShopStats"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "messages.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The message. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Message"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "messages.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MessagePage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "messages.markRead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description 1 for every message. */
                    all?: components["schemas"]["Bool"];
                    ids?: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Unread"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "orders.cancel": {
        parameters: {
            query?: never;
            header: {
                /** @description Names this one attempt: a UUID is best. Make it and store it before the first sending; send the same key with the same body when an answer is lost, also after a reload; drop it once a definitive answer came. The effect then happens once, and a repetition gets the first answer with the header `Idempotency-Replayed: 1`. Another body under a used key is 422 `idempotency_mismatch`, a key whose first request is still running 409 `idempotency_in_progress`. Keys belong to one user and one operation and are kept for a day at least. Refusals that changed nothing are not stored. A server that says nothing in `features.idempotency` ignores the header. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_no: components["schemas"]["OrderNo"];
                    /** @description Read by the store. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["CancelledOrder"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "orders.review": {
        parameters: {
            query?: never;
            header: {
                /** @description Names this one attempt: a UUID is best. Make it and store it before the first sending; send the same key with the same body when an answer is lost, also after a reload; drop it once a definitive answer came. The effect then happens once, and a repetition gets the first answer with the header `Idempotency-Replayed: 1`. Another body under a used key is 422 `idempotency_mismatch`, a key whose first request is still running 409 `idempotency_in_progress`. Keys belong to one user and one operation and are kept for a day at least. Refusals that changed nothing are not stored. A server that says nothing in `features.idempotency` ignores the header. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comments: components["schemas"]["ReviewInput"][];
                    order_no: components["schemas"]["OrderNo"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Order"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "orders.create": {
        parameters: {
            query?: never;
            header: {
                /** @description Names this one attempt: a UUID is best. Make it and store it before the first sending; send the same key with the same body when an answer is lost, also after a reload; drop it once a definitive answer came. The effect then happens once, and a repetition gets the first answer with the header `Idempotency-Replayed: 1`. Another body under a used key is 422 `idempotency_mismatch`, a key whose first request is still running 409 `idempotency_in_progress`. Keys belong to one user and one operation and are kept for a day at least. Refusals that changed nothing are not stored. A server that says nothing in `features.idempotency` ignores the header. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address_id: components["schemas"]["Id"];
                    /** @description The total the buyer saw. */
                    expect_total: components["schemas"]["Amount"];
                    /** @description Lines of the cart that are to be ordered. */
                    items: components["schemas"]["CartItem"][];
                    /** @description From orders.preview. */
                    price_token: string;
                    /** @description A word to the stores. */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["CreatedOrders"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "orders.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_no: components["schemas"]["OrderNo"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Order"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "orders.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                    tab?: components["schemas"]["OrderTab"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["OrderPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "orders.preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address_id?: components["schemas"]["Id"];
                    /** @description Lines of the cart that are to be ordered. */
                    items: components["schemas"]["CartItem"][];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Preview"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "orders.confirmReceipt": {
        parameters: {
            query?: never;
            header: {
                /** @description Names this one attempt: a UUID is best. Make it and store it before the first sending; send the same key with the same body when an answer is lost, also after a reload; drop it once a definitive answer came. The effect then happens once, and a repetition gets the first answer with the header `Idempotency-Replayed: 1`. Another body under a used key is 422 `idempotency_mismatch`, a key whose first request is still running 409 `idempotency_in_progress`. Keys belong to one user and one operation and are kept for a day at least. Refusals that changed nothing are not stored. A server that says nothing in `features.idempotency` ignores the header. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_no: components["schemas"]["OrderNo"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Order"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "payments.payWithBalance": {
        parameters: {
            query?: never;
            header: {
                /** @description Names this one attempt: a UUID is best. Make it and store it before the first sending; send the same key with the same body when an answer is lost, also after a reload; drop it once a definitive answer came. The effect then happens once, and a repetition gets the first answer with the header `Idempotency-Replayed: 1`. Another body under a used key is 422 `idempotency_mismatch`, a key whose first request is still running 409 `idempotency_in_progress`. Keys belong to one user and one operation and are kept for a day at least. Refusals that changed nothing are not stored. A server that says nothing in `features.idempotency` ignores the header. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The total the buyer saw. */
                    expect_total: components["schemas"]["Amount"];
                    /** Format: password */
                    fund_password: string;
                    pay_no: components["schemas"]["PayNo"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["PaidOrder"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "payments.payWithCrypto": {
        parameters: {
            query?: never;
            header: {
                /** @description Names this one attempt: a UUID is best. Make it and store it before the first sending; send the same key with the same body when an answer is lost, also after a reload; drop it once a definitive answer came. The effect then happens once, and a repetition gets the first answer with the header `Idempotency-Replayed: 1`. Another body under a used key is 422 `idempotency_mismatch`, a key whose first request is still running 409 `idempotency_in_progress`. Keys belong to one user and one operation and are kept for a day at least. Refusals that changed nothing are not stored. A server that says nothing in `features.idempotency` ignores the header. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    coin: components["schemas"]["CurrencyInput"];
                    network: components["schemas"]["NetworkInput"];
                    pay_no: components["schemas"]["PayNo"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Pay"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "payments.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pay_no: components["schemas"]["PayNo"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Pay"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "recharges.create": {
        parameters: {
            query?: never;
            header: {
                /** @description Names this one attempt: a UUID is best. Make it and store it before the first sending; send the same key with the same body when an answer is lost, also after a reload; drop it once a definitive answer came. The effect then happens once, and a repetition gets the first answer with the header `Idempotency-Replayed: 1`. Another body under a used key is 422 `idempotency_mismatch`, a key whose first request is still running 409 `idempotency_in_progress`. Keys belong to one user and one operation and are kept for a day at least. Refusals that changed nothing are not stored. A server that says nothing in `features.idempotency` ignores the header. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RechargeInput"];
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Recharge"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "recharges.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The recharge. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Recharge"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "recharges.methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["RechargeMethods"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "recharges.submitProof": {
        parameters: {
            query?: never;
            header: {
                /** @description Names this one attempt: a UUID is best. Make it and store it before the first sending; send the same key with the same body when an answer is lost, also after a reload; drop it once a definitive answer came. The effect then happens once, and a repetition gets the first answer with the header `Idempotency-Replayed: 1`. Another body under a used key is 422 `idempotency_mismatch`, a key whose first request is still running 409 `idempotency_in_progress`. Keys belong to one user and one operation and are kept for a day at least. Refusals that changed nothing are not stored. A server that says nothing in `features.idempotency` ignores the header. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RechargeProof"];
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Recharge"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "purchaseRequests.close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["PurchaseRequest"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "purchaseRequests.create": {
        parameters: {
            query?: never;
            header: {
                /** @description Names this one attempt: a UUID is best. Make it and store it before the first sending; send the same key with the same body when an answer is lost, also after a reload; drop it once a definitive answer came. The effect then happens once, and a repetition gets the first answer with the header `Idempotency-Replayed: 1`. Another body under a used key is 422 `idempotency_mismatch`, a key whose first request is still running 409 `idempotency_in_progress`. Keys belong to one user and one operation and are kept for a day at least. Refusals that changed nothing are not stored. A server that says nothing in `features.idempotency` ignores the header. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseRequestInput"];
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["PurchaseRequest"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "purchaseRequests.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["PurchaseRequest"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "purchaseRequests.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description A parent category includes its children. */
                    category_id?: components["schemas"]["Id"];
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                    search?: string;
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["PurchaseRequestPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "purchaseRequests.mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["PurchaseRequestPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "auth.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: password
                     * @description 6 to 30 characters without spaces on stock servers.
                     */
                    newpassword: string;
                    /**
                     * Format: password
                     * @description Present password.
                     */
                    oldpassword: string;
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: null;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "stores.toggleFollow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Wished state, 1 to follow. */
                    follow?: components["schemas"]["Bool"];
                    /** @description The store. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Followed"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "stores.followed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ShopPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "fundPassword.change": {
        parameters: {
            query?: never;
            header: {
                /** @description Names this one attempt: a UUID is best. Make it and store it before the first sending; send the same key with the same body when an answer is lost, also after a reload; drop it once a definitive answer came. The effect then happens once, and a repetition gets the first answer with the header `Idempotency-Replayed: 1`. Another body under a used key is 422 `idempotency_mismatch`, a key whose first request is still running 409 `idempotency_in_progress`. Keys belong to one user and one operation and are kept for a day at least. Refusals that changed nothing are not stored. A server that says nothing in `features.idempotency` ignores the header. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FundPasswordChange"];
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: null;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "fundPassword.set": {
        parameters: {
            query?: never;
            header: {
                /** @description Names this one attempt: a UUID is best. Make it and store it before the first sending; send the same key with the same body when an answer is lost, also after a reload; drop it once a definitive answer came. The effect then happens once, and a repetition gets the first answer with the header `Idempotency-Replayed: 1`. Another body under a used key is 422 `idempotency_mismatch`, a key whose first request is still running 409 `idempotency_in_progress`. Keys belong to one user and one operation and are kept for a day at least. Refusals that changed nothing are not stored. A server that says nothing in `features.idempotency` ignores the header. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FundPasswordInput"];
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: null;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "account.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["User"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "auth.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Username or e-mail address. Stock servers refuse a field named `email` or `username`. */
                    account: string;
                    /**
                     * Format: password
                     * @description Sent as typed; never trim it.
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["SignedIn"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "auth.socialLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Authorisation code of the provider. */
                    code: string;
                    /** @description Name the operator gave the provider. */
                    platform: string;
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["SignedIn"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "auth.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: null;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "account.transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                    type?: components["schemas"]["MoneyLogType"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MoneyLogPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "account.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What uploads.image returned, or the present value. */
                    avatar?: string;
                    bio?: string;
                    nickname?: string;
                    username?: string;
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: null;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "recharges.list": {
        parameters: {
            query?: {
                /** @description Rows a page. */
                limit?: components["schemas"]["PageLimit"];
                /** @description Page to read, from 1. */
                page?: components["schemas"]["PageNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["RechargePage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "auth.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail code from auth.sendEmailCode with event `register`. */
                    code?: string;
                    /** Format: email */
                    email?: string;
                    /** @description Invitation code. */
                    invite_code?: string;
                    mobile?: string;
                    /**
                     * Format: password
                     * @description 6 to 30 characters without spaces on stock servers.
                     */
                    password: string;
                    username: string;
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["SignedIn"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "withdrawals.cancel": {
        parameters: {
            query?: never;
            header: {
                /** @description Names this one attempt: a UUID is best. Make it and store it before the first sending; send the same key with the same body when an answer is lost, also after a reload; drop it once a definitive answer came. The effect then happens once, and a repetition gets the first answer with the header `Idempotency-Replayed: 1`. Another body under a used key is 422 `idempotency_mismatch`, a key whose first request is still running 409 `idempotency_in_progress`. Keys belong to one user and one operation and are kept for a day at least. Refusals that changed nothing are not stored. A server that says nothing in `features.idempotency` ignores the header. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The withdrawal. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Withdrawal"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "withdrawals.create": {
        parameters: {
            query?: never;
            header: {
                /** @description Names this one attempt: a UUID is best. Make it and store it before the first sending; send the same key with the same body when an answer is lost, also after a reload; drop it once a definitive answer came. The effect then happens once, and a repetition gets the first answer with the header `Idempotency-Replayed: 1`. Another body under a used key is 422 `idempotency_mismatch`, a key whose first request is still running 409 `idempotency_in_progress`. Keys belong to one user and one operation and are kept for a day at least. Refusals that changed nothing are not stored. A server that says nothing in `features.idempotency` ignores the header. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalInput"];
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Withdrawal"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "withdrawals.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The withdrawal. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Withdrawal"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "withdrawals.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                    /**
                     * @description Only withdrawals in this state.
                     * @enum {string}
                     */
                    status?: "pending" | "approved" | "processing" | "completed" | "rejected" | "failed" | "cancelled";
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["WithdrawalPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "withdrawals.methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["WithdrawMethods"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "withdrawals.quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawQuoteInput"];
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["WithdrawQuote"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Sign in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unauthorized"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
