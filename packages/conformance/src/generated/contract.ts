// Generated from openapi/marketplace.yaml by scripts/generate.mjs. Do not edit.
import type { Contract } from "../check/contract";

export const contract: Contract = {
 "version": "0.2.1",
 "introduction": "Every answer is an envelope: `{ \"code\": 1, \"msg\": \"…\", \"time\": 1795175706, \"data\": … }`.\n\n**Read the envelope on every HTTP status.** `code` decides, not the status line:\n\n| code | meaning | HTTP status |\n|---|---|---|\n| 1 | success, `data` is the result | 200 |\n| 0 or another small number | refused; show `msg` | 200 |\n| 401 | sign in first; missing and expired tokens look the same | 401 |\n| 404 | not found, or not yours; show `msg` | 404 |\n| 409 | the same `Idempotency-Key` is still being worked on; retry | 409 |\n| 422 | a field is missing or malformed, or a used `Idempotency-Key` came with another body | 422 |\n| 200–999 | the server answers with the same HTTP status | = code |\n\n`msg` is a localised sentence for people. It is no identifier: never branch on it.\nA refused origin, an unknown path, a proxy or a crashed server may answer HTML instead of an envelope.\n\n**Headers.** Send `token` (when known) and `Accept-Language` (the bare stored code: `en`, `tw`, `zh-CN`, default `en`) with\nevery request. No cookies. A wrong token is ignored by public operations and is 401 on all others.\n\n**Bodies** are JSON, uploads multipart. Unknown request fields are ignored; malformed JSON is refused with 422, or counts as an\nempty body as on stock servers. Text is trimmed and HTML-escaped by stock servers.\n\n**Values.** Money is a decimal string, never a float. Ids are integers, from some servers digit strings. Times are Unix seconds.\nAn empty object may arrive as `[]`. Unknown keys are kept, so read what you know and ignore the rest.\n\n**Lists** take `page` (from 1) and `limit`. A page past the end comes back with `current_page` clamped to `last_page` and no\nrows: stop at empty rows or at the page you asked for, not at `current_page`.\n\n`x-idempotency` tells when a request may be sent again by itself: `safe` (reads), `natural` (repeating changes nothing),\n`toggle` and `none` (never), `key` (only with an idempotency key the server supports).\n\n`x-status: provisional` marks operations that were designed with this contract; their shape may still change. They refuse by\nname: code 0 with `data: {\"error\": \"price_changed\", …}`, every name in `x-errors`. Amounts a buyer confirms are sent back as seen\n(`expect_total`); when they differ from the server's the refusal brings the new ones and nothing happened.\n",
 "operations": {
  "account.get": {
   "tag": "account",
   "summary": "Read the account",
   "description": "The signed-in user with the balance in `money`. A stock server sends only `welcome`: treat every key as optional and a missing `money` as `\"0\"`.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/user/index",
   "status": "documented",
   "auth": "user",
   "owner": "user",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": null,
   "body": null,
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/User"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "account.transactions": {
   "tag": "account",
   "summary": "List changes of the balance",
   "description": "Provisional. Every change with its cause, newest first.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/user/money_log",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "properties": {
     "page": {
      "$ref": "#/$defs/PageNumber"
     },
     "limit": {
      "$ref": "#/$defs/PageLimit"
     },
     "type": {
      "$ref": "#/$defs/MoneyLogType"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/MoneyLogPage"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "account.update": {
   "tag": "account",
   "summary": "Change the profile",
   "description": "Saves the fields below. **An omitted `avatar` or `bio` is cleared**: send both again with their present values.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/user/profile",
   "status": "documented",
   "auth": "user",
   "owner": "user",
   "idempotency": "natural",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "properties": {
     "avatar": {
      "description": "What uploads.image returned, or the present value.",
      "type": "string",
      "maxLength": 2048
     },
     "nickname": {
      "type": "string",
      "maxLength": 50
     },
     "username": {
      "type": "string",
      "minLength": 3,
      "maxLength": 30
     },
     "bio": {
      "type": "string",
      "maxLength": 255
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "type": "null"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "addresses.areas": {
   "tag": "addresses",
   "summary": "List areas",
   "description": "Countries without `pid`, else the areas under it. An empty list means the area has no parts, or is not open yet.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/aera/readArea",
   "status": "documented",
   "auth": "public",
   "owner": "none",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "properties": {
     "pid": {
      "description": "Parent area.",
      "$ref": "#/$defs/Id"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "type": "array",
           "items": {
            "$ref": "#/$defs/Area"
           }
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "addresses.delete": {
   "tag": "addresses",
   "summary": "Delete an address",
   "description": "Deletes one of the user's addresses.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/aera/del",
   "status": "documented",
   "auth": "user",
   "owner": "user",
   "idempotency": "natural",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "description": "The address.",
      "$ref": "#/$defs/Id"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "type": "null"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "addresses.list": {
   "tag": "addresses",
   "summary": "List addresses",
   "description": "The user's addresses, the default one first.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/aera/index",
   "status": "documented",
   "auth": "user",
   "owner": "user",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": null,
   "body": null,
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "type": "array",
           "items": {
            "$ref": "#/$defs/Address"
           }
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "addresses.save": {
   "tag": "addresses",
   "summary": "Add or change an address",
   "description": "Without `id` an address is added, with it that address is replaced. Never retried by itself: a lost answer could add the address twice.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/aera/addEdit",
   "status": "documented",
   "auth": "user",
   "owner": "user",
   "idempotency": "none",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "$ref": "#/$defs/AddressInput"
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/Address"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "articles.get": {
   "tag": "articles",
   "summary": "Read an article",
   "description": "One article. `content` is HTML to sanitise.",
   "accepted": [
    1
   ],
   "method": "GET",
   "path": "/api/Article/detail",
   "status": "documented",
   "auth": "public",
   "owner": "none",
   "idempotency": "safe",
   "errors": [],
   "query": {
    "type": "object",
    "required": [
     "article_id"
    ],
    "properties": {
     "article_id": {
      "$ref": "#/$defs/Id"
     }
    }
   },
   "headers": [],
   "media": null,
   "body": null,
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/Article"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "articles.list": {
   "tag": "articles",
   "summary": "List articles of categories",
   "description": "Articles of the categories in `ids`; all articles without it.",
   "accepted": [
    1
   ],
   "method": "GET",
   "path": "/api/Article/category",
   "status": "documented",
   "auth": "public",
   "owner": "none",
   "idempotency": "safe",
   "errors": [],
   "query": {
    "type": "object",
    "properties": {
     "ids": {
      "type": "string",
      "pattern": "^\\d+(,\\d+)*$",
      "maxLength": 200
     }
    }
   },
   "headers": [],
   "media": null,
   "body": null,
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "type": "array",
           "items": {
            "$ref": "#/$defs/ArticleSummary"
           }
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "auth.changePassword": {
   "tag": "auth",
   "summary": "Change the login password",
   "description": "Revokes the current token: sign in again afterwards. The repeated new password is compared in the client and not sent.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/user/change",
   "status": "documented",
   "auth": "user",
   "owner": "user",
   "idempotency": "none",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "oldpassword",
     "newpassword"
    ],
    "properties": {
     "oldpassword": {
      "description": "Present password.",
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "format": "password"
     },
     "newpassword": {
      "description": "6 to 30 characters without spaces on stock servers.",
      "type": "string",
      "minLength": 6,
      "maxLength": 30,
      "pattern": "^\\S{6,30}$",
      "format": "password"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "type": "null"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "auth.login": {
   "tag": "auth",
   "summary": "Sign in",
   "description": "Opens a session and returns its token. A refusal (wrong password, unknown account) belongs to the caller: show it beside the form. Never sent twice by itself.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/user/login",
   "status": "documented",
   "auth": "public",
   "owner": "none",
   "idempotency": "none",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "account",
     "password"
    ],
    "properties": {
     "account": {
      "description": "Username or e-mail address. Stock servers refuse a field named `email` or `username`.",
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "password": {
      "description": "Sent as typed; never trim it.",
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "format": "password"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/SignedIn"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "auth.logout": {
   "tag": "auth",
   "summary": "Sign out",
   "description": "Ends the session of the token that was sent. 401 means it had already ended: count it as done.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/user/logout",
   "status": "documented",
   "auth": "user",
   "owner": "user",
   "idempotency": "natural",
   "errors": [],
   "query": null,
   "headers": [],
   "media": null,
   "body": null,
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "type": "null"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "auth.register": {
   "tag": "auth",
   "summary": "Register",
   "description": "Creates an account and signs in at once. The repeated password is compared in the client and not sent. A refusal (name taken, wrong code) belongs to the caller.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/user/register",
   "status": "documented",
   "auth": "public",
   "owner": "none",
   "idempotency": "none",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "username",
     "password"
    ],
    "properties": {
     "username": {
      "type": "string",
      "minLength": 3,
      "maxLength": 30
     },
     "password": {
      "description": "6 to 30 characters without spaces on stock servers.",
      "type": "string",
      "minLength": 6,
      "maxLength": 30,
      "pattern": "^\\S{6,30}$",
      "format": "password"
     },
     "email": {
      "type": "string",
      "format": "email",
      "maxLength": 100
     },
     "mobile": {
      "type": "string",
      "maxLength": 30
     },
     "code": {
      "description": "E-mail code from auth.sendEmailCode with event `register`.",
      "type": "string",
      "maxLength": 10
     },
     "invite_code": {
      "description": "Invitation code.",
      "type": "string",
      "maxLength": 40
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/SignedIn"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "auth.sendEmailCode": {
   "tag": "auth",
   "summary": "Send an e-mail code",
   "description": "Sends a code of 4 digits that is valid for 120 seconds. Stock servers allow one a minute for an address and five an hour for an IP, and drop the code after about ten wrong tries. Although it is a GET it has an effect and is never retried. Stock servers read POST only: a client may offer that as an option; the parameters are then body fields.",
   "accepted": [
    1
   ],
   "method": "GET",
   "path": "/api/ems/send",
   "status": "documented",
   "auth": "public",
   "owner": "none",
   "idempotency": "none",
   "errors": [],
   "query": {
    "type": "object",
    "required": [
     "email"
    ],
    "properties": {
     "email": {
      "type": "string",
      "format": "email",
      "maxLength": 100
     },
     "event": {
      "type": "string",
      "enum": [
       "register",
       "resetpwd",
       "changepwd",
       "changeemail",
       "fundpwd"
      ],
      "default": "register"
     }
    }
   },
   "headers": [],
   "media": null,
   "body": null,
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "type": "null"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "auth.socialLogin": {
   "tag": "auth",
   "summary": "Sign in with a social account",
   "description": "Exchanges a code from an identity provider for a session. A refusal belongs to the caller. Never sent twice by itself: the code works once.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/user/loginsocial",
   "status": "documented",
   "auth": "public",
   "owner": "none",
   "idempotency": "none",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "platform",
     "code"
    ],
    "properties": {
     "platform": {
      "description": "Name the operator gave the provider.",
      "type": "string",
      "minLength": 1,
      "maxLength": 40
     },
     "code": {
      "description": "Authorisation code of the provider.",
      "type": "string",
      "minLength": 1,
      "maxLength": 2048
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/SignedIn"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "categories.list": {
   "tag": "categories",
   "summary": "Show the category tree",
   "description": "Provisional. Every category with its children under `childlist`, or the branches under `pid`. A category without children has none or an empty `childlist`.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/index/category",
   "status": "provisional",
   "auth": "public",
   "owner": "none",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "properties": {
     "pid": {
      "description": "Show what is under this category; 0 or nothing shows all.",
      "$ref": "#/$defs/Id"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "type": "array",
           "items": {
            "$ref": "#/$defs/Category"
           }
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "fundPassword.change": {
   "tag": "fundPassword",
   "summary": "Change the fund password",
   "description": "Provisional. With the present one. Wrong tries count together with those at payments and withdrawals.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/user/fund_change",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "key",
   "errors": [
    "fund_password_unset",
    "fund_password_wrong",
    "fund_password_locked",
    "weak_password",
    "same_as_login"
   ],
   "query": null,
   "headers": [
    "Idempotency-Key"
   ],
   "media": "application/json",
   "body": {
    "$ref": "#/$defs/FundPasswordChange"
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "type": "null"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "409": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 409
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "fundPassword.set": {
   "tag": "fundPassword",
   "summary": "Set the fund password",
   "description": "Provisional. The first time with the login password; later, as a reset, with an e-mail code too (auth.sendEmailCode, event `fundpwd`). A reset locks withdrawals for 24 hours.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/user/fund_set",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "key",
   "errors": [
    "password_wrong",
    "code_wrong",
    "weak_password",
    "same_as_login"
   ],
   "query": null,
   "headers": [
    "Idempotency-Key"
   ],
   "media": "application/json",
   "body": {
    "$ref": "#/$defs/FundPasswordInput"
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "type": "null"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "409": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 409
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "loans.apply": {
   "tag": "loans",
   "summary": "Apply for a loan",
   "description": "Provisional. `agree` carries the version of the terms that were shown; other terms since then refuse it. `amount_range` also answers a term that is not offered. One application at a time.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/loan/apply",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "key",
   "errors": [
    "loan_disabled",
    "terms_changed",
    "amount_range",
    "open_application"
   ],
   "query": null,
   "headers": [
    "Idempotency-Key"
   ],
   "media": "application/json",
   "body": {
    "$ref": "#/$defs/LoanInput"
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/Loan"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "409": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 409
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "loans.list": {
   "tag": "loans",
   "summary": "List loan applications",
   "description": "Provisional. The user's applications, newest first.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/loan/list",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "properties": {
     "page": {
      "$ref": "#/$defs/PageNumber"
     },
     "limit": {
      "$ref": "#/$defs/PageLimit"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/LoanPage"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "loans.terms": {
   "tag": "loans",
   "summary": "Read what loans are offered",
   "description": "Provisional. Terms with annual rate, total cost and a worked example, and whether this user may apply. Off unless the operator has named a provider and its terms.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/loan/index",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": null,
   "body": null,
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/LoanIndex"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "merchant.apply": {
   "tag": "merchant",
   "summary": "Apply as a merchant",
   "description": "Submits the application for review (stated 2 to 48 hours). Upload the pictures first with uploads.image and send what it returned. A rejected application is corrected with its `id` and only the refused fields.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/merchant/reg",
   "status": "documented",
   "auth": "user",
   "owner": "user",
   "idempotency": "none",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "anyOf": [
     {
      "$ref": "#/$defs/MerchantRegistration"
     },
     {
      "$ref": "#/$defs/MerchantCorrection"
     }
    ]
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/MerchantApplication"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "merchant.contract": {
   "tag": "merchant",
   "summary": "Read the merchant contract",
   "description": "Provisional. The text to sign before merchant.apply, its version and who signs where.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/merchant/contract",
   "status": "provisional",
   "auth": "user",
   "owner": "none",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": null,
   "body": null,
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/MerchantContract"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "merchant.dashboard": {
   "tag": "merchant",
   "summary": "Read the shop centre",
   "description": "Provisional. The merchant's own store with balance, pending settlement and what is to do.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/merchant/center",
   "status": "provisional",
   "auth": "merchant",
   "owner": "shop",
   "idempotency": "safe",
   "errors": [
    "not_merchant"
   ],
   "query": null,
   "headers": [],
   "media": null,
   "body": null,
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/ShopCenter"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "merchant.file": {
   "tag": "merchant",
   "summary": "Read an own private picture",
   "description": "Provisional. Gives an address for an identity document, a signature or a proof that the user uploaded, good for one reading within 60 seconds. Only who uploaded it gets one, everybody else a 404.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/merchant/file",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "natural",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "description": "The opaque id that uploads.image returned.",
      "$ref": "#/$defs/FileId"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/PrivateFile"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "merchant.get": {
   "tag": "merchant",
   "summary": "Read the merchant application",
   "description": "`data` is the application with the state of its review. **Code 0 with `data` null is no failure here**: the user has not applied yet.",
   "accepted": [
    1,
    0
   ],
   "method": "GET",
   "path": "/api/merchant/index",
   "status": "documented",
   "auth": "user",
   "owner": "user",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": null,
   "body": null,
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/MerchantApplication"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/NoApplication"
      },
      {
       "$ref": "#/$defs/MerchantFailure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "merchant.getByPost": {
   "tag": "merchant",
   "summary": "Read the merchant application (POST)",
   "description": "`data` is the application with the state of its review. **Code 0 with `data` null is no failure here**: the user has not applied yet. The same as the GET, for servers that route only POST.",
   "accepted": [
    1,
    0
   ],
   "method": "POST",
   "path": "/api/merchant/index",
   "status": "documented",
   "auth": "user",
   "owner": "user",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": null,
   "body": null,
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/MerchantApplication"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/NoApplication"
      },
      {
       "$ref": "#/$defs/MerchantFailure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "merchant.settlements": {
   "tag": "merchant",
   "summary": "List settlements",
   "description": "Provisional. What received orders bring, newest first, with the sums. A pending row becomes part of the owner's balance at `available_at`.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/merchant/settlement",
   "status": "provisional",
   "auth": "merchant",
   "owner": "shop",
   "idempotency": "safe",
   "errors": [
    "not_merchant"
   ],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "properties": {
     "status": {
      "type": "string",
      "enum": [
       "pending",
       "available"
      ]
     },
     "page": {
      "$ref": "#/$defs/PageNumber"
     },
     "limit": {
      "$ref": "#/$defs/PageLimit"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/SettlementPage"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "merchant.stats": {
   "tag": "merchant",
   "summary": "Read sales figures",
   "description": "Provisional. Figures of the own store between two days in UTC, both included: at most 92 by day, 1098 by month.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/merchant/stats",
   "status": "provisional",
   "auth": "merchant",
   "owner": "shop",
   "idempotency": "safe",
   "errors": [
    "not_merchant",
    "range_too_long"
   ],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "from",
     "to"
    ],
    "properties": {
     "from": {
      "$ref": "#/$defs/StatsDay"
     },
     "to": {
      "$ref": "#/$defs/StatsDay"
     },
     "by": {
      "type": "string",
      "enum": [
       "day",
       "month"
      ],
      "default": "day"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/ShopStats"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "merchantOrders.decline": {
   "tag": "merchantOrders",
   "summary": "Decline an order",
   "description": "Provisional. Cancels a paid order and returns the whole total to the buyer, with the reason.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/merchant/order_decline",
   "status": "provisional",
   "auth": "merchant",
   "owner": "shop",
   "idempotency": "key",
   "errors": [
    "not_merchant",
    "bad_state"
   ],
   "query": null,
   "headers": [
    "Idempotency-Key"
   ],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "order_no",
     "reason"
    ],
    "properties": {
     "order_no": {
      "$ref": "#/$defs/OrderNo"
     },
     "reason": {
      "description": "The buyer reads it.",
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/MerchantOrder"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "409": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 409
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "merchantOrders.get": {
   "tag": "merchantOrders",
   "summary": "Read an order of the own store",
   "description": "Provisional. With the address and the buyer's contact while it is paid or shipped, without them otherwise.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/merchant/order_info",
   "status": "provisional",
   "auth": "merchant",
   "owner": "shop",
   "idempotency": "safe",
   "errors": [
    "not_merchant"
   ],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "order_no"
    ],
    "properties": {
     "order_no": {
      "$ref": "#/$defs/OrderNo"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/MerchantOrder"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "merchantOrders.list": {
   "tag": "merchantOrders",
   "summary": "List orders of the own store",
   "description": "Provisional. Newest first, with how many stand in each tab. `received` holds completed ones too.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/merchant/order_list",
   "status": "provisional",
   "auth": "merchant",
   "owner": "shop",
   "idempotency": "safe",
   "errors": [
    "not_merchant"
   ],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "properties": {
     "tab": {
      "type": "string",
      "enum": [
       "all",
       "paid",
       "shipped",
       "received",
       "cancelled"
      ],
      "default": "all"
     },
     "page": {
      "$ref": "#/$defs/PageNumber"
     },
     "limit": {
      "$ref": "#/$defs/PageLimit"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/MerchantOrderPage"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "merchantOrders.ship": {
   "tag": "merchantOrders",
   "summary": "Ship an order",
   "description": "Provisional. Turns a paid order into a shipped one and tells the buyer. `bad_state` carries the present `status`.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/merchant/order_ship",
   "status": "provisional",
   "auth": "merchant",
   "owner": "shop",
   "idempotency": "key",
   "errors": [
    "not_merchant",
    "bad_state",
    "already_shipped"
   ],
   "query": null,
   "headers": [
    "Idempotency-Key"
   ],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "order_no",
     "carrier",
     "tracking_no"
    ],
    "properties": {
     "order_no": {
      "$ref": "#/$defs/OrderNo"
     },
     "carrier": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60
     },
     "tracking_no": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/MerchantOrder"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "409": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 409
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "merchantProducts.delete": {
   "tag": "merchantProducts",
   "summary": "Delete a product",
   "description": "Provisional. Not while an order with it is open. Past orders keep their own copy. Deleting what is gone succeeds.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/merchant/pro_del",
   "status": "provisional",
   "auth": "merchant",
   "owner": "shop",
   "idempotency": "natural",
   "errors": [
    "not_merchant",
    "has_open_orders"
   ],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "description": "The product.",
      "$ref": "#/$defs/Id"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "type": "null"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "merchantProducts.get": {
   "tag": "merchantProducts",
   "summary": "Read an own product",
   "description": "Provisional. A product of the merchant's store with its variants and its `version`.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/merchant/pro_info",
   "status": "provisional",
   "auth": "merchant",
   "owner": "shop",
   "idempotency": "safe",
   "errors": [
    "not_merchant"
   ],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "description": "The product.",
      "$ref": "#/$defs/Id"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/ShopProduct"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "merchantProducts.list": {
   "tag": "merchantProducts",
   "summary": "List own products",
   "description": "Provisional. Products of the merchant's store in every state, latest change first.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/merchant/pro_list",
   "status": "provisional",
   "auth": "merchant",
   "owner": "shop",
   "idempotency": "safe",
   "errors": [
    "not_merchant"
   ],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "properties": {
     "page": {
      "$ref": "#/$defs/PageNumber"
     },
     "limit": {
      "$ref": "#/$defs/PageLimit"
     },
     "status": {
      "type": "string",
      "enum": [
       "on",
       "off",
       "review"
      ]
     },
     "search": {
      "description": "Words of the title.",
      "type": "string",
      "maxLength": 50
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/ShopProductPage"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "merchantProducts.save": {
   "tag": "merchantProducts",
   "summary": "Add or change a product",
   "description": "Provisional. A new product starts as `off`, or as `review` where the operator looks at it first. A change needs the `version` that was read: `version_conflict` says that somebody changed it since, with the present `version`. A sale is no change of that kind: a `stock` that is sent replaces what is left after it, so send it only where somebody has counted anew; left out, it stays. `field_invalid` and `image_invalid` name the `field`, also the `stock` that a new product or combination lacks.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/merchant/pro_save",
   "status": "provisional",
   "auth": "merchant",
   "owner": "shop",
   "idempotency": "key",
   "errors": [
    "not_merchant",
    "field_invalid",
    "image_invalid",
    "price_invalid",
    "version_conflict"
   ],
   "query": null,
   "headers": [
    "Idempotency-Key"
   ],
   "media": "application/json",
   "body": {
    "$ref": "#/$defs/ProductInput"
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/ShopProduct"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "409": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 409
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "merchantProducts.setStatus": {
   "tag": "merchantProducts",
   "summary": "Put a product on or off sale",
   "description": "Provisional. Sets the wished state, so repeating changes nothing. A product under review stays there (`bad_state`).",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/merchant/pro_state",
   "status": "provisional",
   "auth": "merchant",
   "owner": "shop",
   "idempotency": "natural",
   "errors": [
    "not_merchant",
    "bad_state"
   ],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "id",
     "status"
    ],
    "properties": {
     "id": {
      "description": "The product.",
      "$ref": "#/$defs/Id"
     },
     "status": {
      "type": "string",
      "enum": [
       "on",
       "off"
      ]
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/ShopProduct"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "merchantReviews.reply": {
   "tag": "merchantReviews",
   "summary": "Reply to a review",
   "description": "Provisional. One reply to each review of an own product; it can't be changed. Nothing hides or removes a review.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/merchant/comment_reply",
   "status": "provisional",
   "auth": "merchant",
   "owner": "shop",
   "idempotency": "key",
   "errors": [
    "not_merchant",
    "already_replied",
    "content_rejected"
   ],
   "query": null,
   "headers": [
    "Idempotency-Key"
   ],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "id",
     "reply"
    ],
    "properties": {
     "id": {
      "description": "The review.",
      "$ref": "#/$defs/Id"
     },
     "reply": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/Comment"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "409": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 409
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "messages.get": {
   "tag": "messages",
   "summary": "Read a message",
   "description": "Provisional. One message. Reading marks it as read.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/message/info",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "natural",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "description": "The message.",
      "$ref": "#/$defs/Id"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/Message"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "messages.list": {
   "tag": "messages",
   "summary": "List messages",
   "description": "Provisional. The user's messages, newest first, with the number of unread ones.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/message/list",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "properties": {
     "page": {
      "$ref": "#/$defs/PageNumber"
     },
     "limit": {
      "$ref": "#/$defs/PageLimit"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/MessagePage"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "messages.markRead": {
   "tag": "messages",
   "summary": "Mark messages as read",
   "description": "Provisional. Those in `ids`, or all with `all`; without either nothing changes. Ids of other users are passed over.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/message/read",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "natural",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "properties": {
     "ids": {
      "type": "array",
      "maxItems": 100,
      "items": {
       "$ref": "#/$defs/Id"
      }
     },
     "all": {
      "description": "1 for every message.",
      "$ref": "#/$defs/Bool"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/Unread"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "orders.cancel": {
   "tag": "orders",
   "summary": "Cancel an order",
   "description": "Provisional. Cancels an order that is `unpaid`, or `paid` and not yet shipped. What was paid for it goes back to the balance at once and whole, and its pieces go back into stock. An unpaid order leaves its payment, whose `total` becomes smaller; a payment left without orders is `expired`. While coins for the payment are on their way (`processing`) its orders can't be cancelled. `bad_state` brings the `status` the order is in.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/order/cancel",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "key",
   "errors": [
    "bad_state",
    "already_shipped"
   ],
   "query": null,
   "headers": [
    "Idempotency-Key"
   ],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "order_no"
    ],
    "properties": {
     "order_no": {
      "$ref": "#/$defs/OrderNo"
     },
     "reason": {
      "description": "Read by the store.",
      "type": "string",
      "maxLength": 255
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/CancelledOrder"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "409": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 409
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "orders.confirmReceipt": {
   "tag": "orders",
   "summary": "Confirm the receipt",
   "description": "Provisional. Says that a `shipped` order has arrived; the store is paid for it. It can't be taken back. 15 days after the shipping it happens by itself. `bad_state` brings the `status` the order is in.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/order/receipt",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "key",
   "errors": [
    "bad_state"
   ],
   "query": null,
   "headers": [
    "Idempotency-Key"
   ],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "order_no"
    ],
    "properties": {
     "order_no": {
      "$ref": "#/$defs/OrderNo"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/Order"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "409": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 409
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "orders.create": {
   "tag": "orders",
   "summary": "Order what was previewed",
   "description": "Provisional. Makes one order per store and one payment for all of them, takes the pieces from stock and keeps the address as it is now. `price_token` and `expect_total` are the preview's: when anything the buyer saw has changed, or the token has run out, the answer is `price_changed` with the new `total` and nothing was ordered; preview again. Unpaid orders are cancelled at the payment's `expires_at` and their pieces go back.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/order/create",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "key",
   "errors": [
    "price_changed",
    "product_unavailable",
    "stock_short",
    "area_not_open",
    "own_product",
    "cart_empty",
    "too_many_unpaid"
   ],
   "query": null,
   "headers": [
    "Idempotency-Key"
   ],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "items",
     "address_id",
     "price_token",
     "expect_total"
    ],
    "properties": {
     "items": {
      "description": "Lines of the cart that are to be ordered.",
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/$defs/CartItem"
      }
     },
     "address_id": {
      "$ref": "#/$defs/Id"
     },
     "price_token": {
      "description": "From orders.preview.",
      "type": "string",
      "minLength": 1,
      "maxLength": 512
     },
     "expect_total": {
      "description": "The total the buyer saw.",
      "$ref": "#/$defs/Amount"
     },
     "remark": {
      "description": "A word to the stores.",
      "type": "string",
      "maxLength": 500
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/CreatedOrders"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "409": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 409
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "orders.get": {
   "tag": "orders",
   "summary": "Show an order",
   "description": "Provisional. One of the user's orders. Somebody else's is 404, as one that does not exist.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/order/info",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "order_no"
    ],
    "properties": {
     "order_no": {
      "$ref": "#/$defs/OrderNo"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/Order"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "orders.list": {
   "tag": "orders",
   "summary": "List orders",
   "description": "Provisional. The user's orders, newest first, with the number behind each tab.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/order/list",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "properties": {
     "tab": {
      "$ref": "#/$defs/OrderTab"
     },
     "page": {
      "$ref": "#/$defs/PageNumber"
     },
     "limit": {
      "$ref": "#/$defs/PageLimit"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/OrderPage"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "orders.preview": {
   "tag": "orders",
   "summary": "Price a cart",
   "description": "Provisional. Prices the lines, finds freight and tax for the address, and says what stands against ordering. It changes and reserves nothing, so call it again whenever the cart or the address changes. Lines that can't be ordered stay in their group with an entry in `problems` and count in no sum; an address that is missing or in an area not open yet is a problem of every group. While there is one, `price_token` is empty. When no line is left to price, the call is refused with the first line's problem; a server that prices no partial carts refuses with the first problem it meets. Without `address_id` the default address is taken.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/order/preview",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "safe",
   "errors": [
    "product_unavailable",
    "stock_short",
    "area_not_open",
    "own_product",
    "address_required"
   ],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "items"
    ],
    "properties": {
     "items": {
      "description": "Lines of the cart that are to be ordered.",
      "type": "array",
      "minItems": 1,
      "maxItems": 200,
      "items": {
       "$ref": "#/$defs/CartItem"
      }
     },
     "address_id": {
      "$ref": "#/$defs/Id"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/Preview"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "orders.review": {
   "tag": "orders",
   "summary": "Review an order",
   "description": "Provisional. Reviews lines of a `received` order, all of those given or none. A line is reviewed once, and what is written stays. Not all lines need one; when the last has one the order is `completed`. `already_commented` and `content_rejected` name the `field`, such as `comments.0.content`.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/order/comment",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "key",
   "errors": [
    "bad_state",
    "already_commented",
    "content_rejected"
   ],
   "query": null,
   "headers": [
    "Idempotency-Key"
   ],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "order_no",
     "comments"
    ],
    "properties": {
     "order_no": {
      "$ref": "#/$defs/OrderNo"
     },
     "comments": {
      "type": "array",
      "minItems": 1,
      "maxItems": 50,
      "items": {
       "$ref": "#/$defs/ReviewInput"
      }
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/Order"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "409": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 409
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "payments.get": {
   "tag": "payments",
   "summary": "Show a payment",
   "description": "Provisional. The payment as it is now. Ask again every 5 seconds at most and slower, up to every 30, the longer it takes; stop at `settled`, `expired` or `invalid`.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/pay/info",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "pay_no"
    ],
    "properties": {
     "pay_no": {
      "$ref": "#/$defs/PayNo"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/Pay"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "payments.payWithBalance": {
   "tag": "payments",
   "summary": "Pay from the balance",
   "description": "Provisional. Takes the total from the balance and settles the payment at once; its orders become `paid`. The fund password is asked here and nowhere before. After a wrong one `left` says how many tries remain, after the last one it is locked until `until`. `expect_total` is what the buyer saw.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/pay/balance",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "key",
   "errors": [
    "insufficient_balance",
    "fund_password_unset",
    "fund_password_wrong",
    "fund_password_locked",
    "pay_expired",
    "already_paid",
    "price_changed"
   ],
   "query": null,
   "headers": [
    "Idempotency-Key"
   ],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "pay_no",
     "fund_password",
     "expect_total"
    ],
    "properties": {
     "pay_no": {
      "$ref": "#/$defs/PayNo"
     },
     "fund_password": {
      "type": "string",
      "format": "password",
      "minLength": 1,
      "maxLength": 64
     },
     "expect_total": {
      "description": "The total the buyer saw.",
      "$ref": "#/$defs/Amount"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/PaidOrder"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "409": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 409
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "payments.payWithCrypto": {
   "tag": "payments",
   "summary": "Pay with a coin",
   "description": "Provisional. Gives an address of this payment's own, the amount at a rate fixed for 15 minutes, and sentences to show before both. Asking again with the same coin and network gives the same address; another network gives another address, and the earlier one is still watched. What arrives on any of them is counted or credited to the balance, never kept. Follow the payment with payments.get.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/pay/crypto",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "key",
   "errors": [
    "network_disabled",
    "amount_too_small",
    "rate_unavailable",
    "pay_expired",
    "already_paid"
   ],
   "query": null,
   "headers": [
    "Idempotency-Key"
   ],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "pay_no",
     "coin",
     "network"
    ],
    "properties": {
     "pay_no": {
      "$ref": "#/$defs/PayNo"
     },
     "coin": {
      "$ref": "#/$defs/CurrencyInput"
     },
     "network": {
      "$ref": "#/$defs/NetworkInput"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/Pay"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "409": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 409
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "products.get": {
   "tag": "products",
   "summary": "Read a product",
   "description": "The product with its variants, its store and the latest reviews. `content` is HTML to sanitise.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/index/pro_info",
   "status": "documented",
   "auth": "public",
   "owner": "none",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "description": "The product.",
      "$ref": "#/$defs/Id"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/ProductDetail"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "products.list": {
   "tag": "products",
   "summary": "List products",
   "description": "Products by category, store or flag. A parent category includes its children.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/index/pro",
   "status": "documented",
   "auth": "public",
   "owner": "none",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "properties": {
     "page": {
      "$ref": "#/$defs/PageNumber"
     },
     "limit": {
      "$ref": "#/$defs/PageLimit"
     },
     "pid": {
      "description": "Category.",
      "$ref": "#/$defs/Id"
     },
     "shop_id": {
      "description": "Store.",
      "$ref": "#/$defs/Id"
     },
     "sort": {
      "description": "Order of the rows; `default` is the server's own.",
      "type": "string",
      "enum": [
       "default",
       "sales",
       "price",
       "createtime"
      ]
     },
     "order": {
      "$ref": "#/$defs/SortOrder"
     },
     "flag": {
      "description": "One of the home page's lists.",
      "type": "string",
      "enum": [
       "hot",
       "recommend",
       "month",
       "daily"
      ]
     },
     "min_price": {
      "description": "Lowest price, inclusive.",
      "$ref": "#/$defs/Money"
     },
     "max_price": {
      "description": "Highest price, inclusive.",
      "$ref": "#/$defs/Money"
     },
     "free_shipping": {
      "description": "1 shows only products without freight.",
      "$ref": "#/$defs/Bool"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/ProductPage"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "products.reviews": {
   "tag": "products",
   "summary": "List reviews of a product",
   "description": "Provisional. Published reviews, newest first. `counts` and `good_rate` are over all of them, whatever the filter.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/index/pro_comment",
   "status": "provisional",
   "auth": "public",
   "owner": "none",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "description": "Product.",
      "$ref": "#/$defs/Id"
     },
     "filter": {
      "description": "`image` are those with pictures, `good` 4 and 5 stars, `mid` 3, `negative` 1 and 2.",
      "type": "string",
      "enum": [
       "all",
       "image",
       "negative",
       "mid",
       "good"
      ],
      "default": "all"
     },
     "page": {
      "$ref": "#/$defs/PageNumber"
     },
     "limit": {
      "$ref": "#/$defs/PageLimit"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/CommentPage"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "products.search": {
   "tag": "products",
   "summary": "Search products",
   "description": "Products whose title or description matches. With `shop_id` only that store's.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/index/search_pro",
   "status": "documented",
   "auth": "public",
   "owner": "none",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "search"
    ],
    "properties": {
     "search": {
      "description": "What the user typed.",
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "shop_id": {
      "description": "Search in this store only.",
      "$ref": "#/$defs/Id"
     },
     "page": {
      "$ref": "#/$defs/PageNumber"
     },
     "limit": {
      "$ref": "#/$defs/PageLimit"
     },
     "sort": {
      "description": "Order of the rows; `default` is the server's own.",
      "type": "string",
      "enum": [
       "default",
       "sales",
       "price",
       "createtime"
      ]
     },
     "order": {
      "$ref": "#/$defs/SortOrder"
     },
     "min_price": {
      "description": "Lowest price, inclusive.",
      "$ref": "#/$defs/Money"
     },
     "max_price": {
      "description": "Highest price, inclusive.",
      "$ref": "#/$defs/Money"
     },
     "free_shipping": {
      "description": "1 shows only products without freight.",
      "$ref": "#/$defs/Bool"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/ProductPage"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "products.suggest": {
   "tag": "products",
   "summary": "Complete a search",
   "description": "Provisional. Completions while somebody types: words of products, names of stores, categories. Wait for a pause in the typing.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/index/suggest",
   "status": "provisional",
   "auth": "public",
   "owner": "none",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "search"
    ],
    "properties": {
     "search": {
      "type": "string",
      "minLength": 1,
      "maxLength": 50
     },
     "limit": {
      "description": "Completions at most.",
      "type": "integer",
      "minimum": 1,
      "maximum": 10,
      "default": 10
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "type": "array",
           "items": {
            "$ref": "#/$defs/Suggestion"
           }
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "purchaseRequests.close": {
   "tag": "purchaseRequests",
   "summary": "Close a purchase request",
   "description": "Provisional. Closes one's own purchase request for good. Closing a closed one changes nothing.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/request/close",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "natural",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "$ref": "#/$defs/Id"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/PurchaseRequest"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "purchaseRequests.create": {
   "tag": "purchaseRequests",
   "summary": "Write a purchase request",
   "description": "Provisional. Publishes what the user looks for. `content_rejected` names the `field` the operator's filter refused, `too_many_open` the number that may be open (`max`).",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/request/create",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "key",
   "errors": [
    "too_many_open",
    "content_rejected"
   ],
   "query": null,
   "headers": [
    "Idempotency-Key"
   ],
   "media": "application/json",
   "body": {
    "$ref": "#/$defs/PurchaseRequestInput"
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/PurchaseRequest"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "409": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 409
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "purchaseRequests.get": {
   "tag": "purchaseRequests",
   "summary": "Show a purchase request",
   "description": "Provisional. One purchase request, open or closed.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/request/info",
   "status": "provisional",
   "auth": "public",
   "owner": "none",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "$ref": "#/$defs/Id"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/PurchaseRequest"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "purchaseRequests.list": {
   "tag": "purchaseRequests",
   "summary": "List purchase requests",
   "description": "Provisional. Open purchase requests, newest first, searched by words or category.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/request/list",
   "status": "provisional",
   "auth": "public",
   "owner": "none",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "properties": {
     "search": {
      "type": "string",
      "maxLength": 50
     },
     "category_id": {
      "description": "A parent category includes its children.",
      "$ref": "#/$defs/Id"
     },
     "page": {
      "$ref": "#/$defs/PageNumber"
     },
     "limit": {
      "$ref": "#/$defs/PageLimit"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/PurchaseRequestPage"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "purchaseRequests.mine": {
   "tag": "purchaseRequests",
   "summary": "List own purchase requests",
   "description": "Provisional. The user's own purchase requests, open and closed, newest first.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/request/my",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "properties": {
     "page": {
      "$ref": "#/$defs/PageNumber"
     },
     "limit": {
      "$ref": "#/$defs/PageLimit"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/PurchaseRequestPage"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "recharges.create": {
   "tag": "recharges",
   "summary": "Start a top-up",
   "description": "Provisional. Reserves an address for one transfer and answers the recharge as `created`. Show its `warnings`, the network and the whole address before anything is sent. Then send the coins, and the proof with recharges.submitProof. Only a few may be open at a time (`too_many_open`).",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/recharge/create",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "key",
   "errors": [
    "network_disabled",
    "amount_too_small",
    "amount_too_large",
    "too_many_open"
   ],
   "query": null,
   "headers": [
    "Idempotency-Key"
   ],
   "media": "application/json",
   "body": {
    "$ref": "#/$defs/RechargeInput"
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/Recharge"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "409": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 409
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "recharges.get": {
   "tag": "recharges",
   "summary": "Read a top-up",
   "description": "Provisional. One recharge with its state. Read it every 5 seconds while a transfer is expected, later every 30.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/recharge/info",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "description": "The recharge.",
      "$ref": "#/$defs/Id"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/Recharge"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "recharges.list": {
   "tag": "recharges",
   "summary": "List recharges",
   "description": "The user's top-ups, newest first.",
   "accepted": [
    1
   ],
   "method": "GET",
   "path": "/api/user/recharge_list",
   "status": "documented",
   "auth": "user",
   "owner": "user",
   "idempotency": "safe",
   "errors": [],
   "query": {
    "type": "object",
    "properties": {
     "page": {
      "$ref": "#/$defs/PageNumber"
     },
     "limit": {
      "$ref": "#/$defs/PageLimit"
     }
    }
   },
   "headers": [],
   "media": null,
   "body": null,
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/RechargePage"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "recharges.methods": {
   "tag": "recharges",
   "summary": "List the ways to top up",
   "description": "Provisional. Coins and networks with their limits, and what the operator wants to be read first. A method that is off stays in the list with its `notice`.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/recharge/methods",
   "status": "provisional",
   "auth": "user",
   "owner": "none",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": null,
   "body": null,
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/RechargeMethods"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "recharges.submitProof": {
   "tag": "recharges",
   "summary": "Send the proof of a transfer",
   "description": "Provisional. The transaction id, a picture, or both, and what was really sent. The recharge becomes `submitted`; a review takes 2 to 48 hours unless the chain answers first. What arrived is credited, whatever was typed. A rejected or expired recharge takes a new proof while `proofs_left` is above 0. A transaction id counts once on its network, whoever sends it.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/recharge/submit",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "key",
   "errors": [
    "bad_state",
    "txid_invalid",
    "txid_used",
    "image_invalid",
    "proof_required"
   ],
   "query": null,
   "headers": [
    "Idempotency-Key"
   ],
   "media": "application/json",
   "body": {
    "$ref": "#/$defs/RechargeProof"
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/Recharge"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "409": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 409
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "site.config": {
   "tag": "site",
   "summary": "Show the site's settings",
   "description": "Provisional. Languages, currencies and their digits, limits, and what this server can do. It rarely changes: once per start is enough.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/index/config",
   "status": "provisional",
   "auth": "public",
   "owner": "none",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": null,
   "body": null,
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/SiteConfig"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "site.home": {
   "tag": "site",
   "summary": "Read home and site data",
   "description": "Site settings, the footer and the sections of the home page. A stock server sends null: start without any of it.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/index/index",
   "status": "documented",
   "auth": "public",
   "owner": "none",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": null,
   "body": null,
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "anyOf": [
            {
             "$ref": "#/$defs/Site"
            },
            {
             "type": "null"
            }
           ]
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "stores.followed": {
   "tag": "stores",
   "summary": "List followed stores",
   "description": "The stores the user follows, latest first.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/user/followers_list",
   "status": "documented",
   "auth": "user",
   "owner": "user",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "properties": {
     "page": {
      "$ref": "#/$defs/PageNumber"
     },
     "limit": {
      "$ref": "#/$defs/PageLimit"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/ShopPage"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "stores.get": {
   "tag": "stores",
   "summary": "Read a store",
   "description": "The store with its figures. With a token `is_follow` is the user's own.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/index/shop_info",
   "status": "documented",
   "auth": "public",
   "owner": "none",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "description": "The store.",
      "$ref": "#/$defs/Id"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/Shop"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "stores.search": {
   "tag": "stores",
   "summary": "Search stores",
   "description": "Stores whose name or description matches.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/index/search_shop",
   "status": "documented",
   "auth": "public",
   "owner": "none",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "search"
    ],
    "properties": {
     "search": {
      "description": "What the user typed.",
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "page": {
      "$ref": "#/$defs/PageNumber"
     },
     "limit": {
      "$ref": "#/$defs/PageLimit"
     },
     "sort": {
      "description": "Order of the rows; `default` is the server's own.",
      "type": "string",
      "maxLength": 30
     },
     "order": {
      "$ref": "#/$defs/SortOrder"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/ShopPage"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "stores.toggleFollow": {
   "tag": "stores",
   "summary": "Follow or unfollow a store",
   "description": "Turns following on or off. **By itself this is a toggle**: a server that ignores `follow` flips the state on every call, so it is never retried. Send the wished state in `follow` and believe `followed` in the answer.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/user/followers",
   "status": "documented",
   "auth": "user",
   "owner": "user",
   "idempotency": "toggle",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "description": "The store.",
      "$ref": "#/$defs/Id"
     },
     "follow": {
      "description": "Wished state, 1 to follow.",
      "$ref": "#/$defs/Bool"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/Followed"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "uploads.image": {
   "tag": "uploads",
   "summary": "Upload a picture",
   "description": "One picture as multipart form. Stock servers take up to 10 MB, check that the content is a picture, and refuse php, html, svg and pdf with HTTP 200 and code 0. With `category=kyc` the file is stored privately and `url` is an opaque id.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/index/upload",
   "status": "documented",
   "auth": "user",
   "owner": "user",
   "idempotency": "none",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "multipart/form-data",
   "body": {
    "type": "object",
    "required": [
     "file"
    ],
    "properties": {
     "file": {
      "format": "binary"
     },
     "category": {
      "description": "`kyc` for identity documents.",
      "type": "string",
      "maxLength": 20
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/Upload"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "withdrawals.cancel": {
   "tag": "withdrawals",
   "summary": "Cancel a withdrawal",
   "description": "Provisional. Works while it is `pending`; the whole amount returns to the balance.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/withdraw/cancel",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "key",
   "errors": [
    "bad_state"
   ],
   "query": null,
   "headers": [
    "Idempotency-Key"
   ],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "description": "The withdrawal.",
      "$ref": "#/$defs/Id"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/Withdrawal"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "409": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 409
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "withdrawals.create": {
   "tag": "withdrawals",
   "summary": "Withdraw",
   "description": "Provisional. Takes the quote's amount out of the balance and holds it; answers the withdrawal as `pending`. `expect_fee` and `expect_received` are the figures the user confirmed: when the quote has others, nothing happens. A quote serves one withdrawal. Five wrong fund passwords lock it for a while. An address used for the first time may be held (`hold_until`).",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/withdraw/create",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "key",
   "errors": [
    "quote_expired",
    "quote_changed",
    "address_invalid",
    "address_wrong_network",
    "memo_required",
    "self_address",
    "acknowledgement_required",
    "fund_password_unset",
    "fund_password_wrong",
    "fund_password_locked",
    "insufficient_balance",
    "daily_limit",
    "locked"
   ],
   "query": null,
   "headers": [
    "Idempotency-Key"
   ],
   "media": "application/json",
   "body": {
    "$ref": "#/$defs/WithdrawalInput"
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/Withdrawal"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "409": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 409
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "withdrawals.get": {
   "tag": "withdrawals",
   "summary": "Read a withdrawal",
   "description": "Provisional. One withdrawal with its state.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/withdraw/info",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "description": "The withdrawal.",
      "$ref": "#/$defs/Id"
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/Withdrawal"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "withdrawals.list": {
   "tag": "withdrawals",
   "summary": "List withdrawals",
   "description": "Provisional. The user's withdrawals, newest first.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/withdraw/list",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "type": "object",
    "properties": {
     "page": {
      "$ref": "#/$defs/PageNumber"
     },
     "limit": {
      "$ref": "#/$defs/PageLimit"
     },
     "status": {
      "description": "Only withdrawals in this state.",
      "type": "string",
      "enum": [
       "pending",
       "approved",
       "processing",
       "completed",
       "rejected",
       "failed",
       "cancelled"
      ]
     }
    }
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/WithdrawalPage"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "withdrawals.methods": {
   "tag": "withdrawals",
   "summary": "List the ways to be paid out",
   "description": "Provisional. Coins and networks with limits and fees, the balance, and what stands in the way: a missing fund password, a lock, the daily limit.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/withdraw/methods",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "safe",
   "errors": [],
   "query": null,
   "headers": [],
   "media": null,
   "body": null,
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/WithdrawMethods"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  },
  "withdrawals.quote": {
   "tag": "withdrawals",
   "summary": "Ask what a withdrawal costs",
   "description": "Provisional. Fixes fee, rate and the amount that arrives until `expires_at`. Nothing is taken yet; ask again whenever the form changes.",
   "accepted": [
    1
   ],
   "method": "POST",
   "path": "/api/withdraw/quote",
   "status": "provisional",
   "auth": "user",
   "owner": "user",
   "idempotency": "natural",
   "errors": [
    "amount_too_small",
    "amount_too_large",
    "amount_step",
    "insufficient_balance",
    "network_disabled"
   ],
   "query": null,
   "headers": [],
   "media": "application/json",
   "body": {
    "$ref": "#/$defs/WithdrawQuoteInput"
   },
   "answers": {
    "200": {
     "oneOf": [
      {
       "allOf": [
        {
         "$ref": "#/$defs/Envelope"
        },
        {
         "type": "object",
         "required": [
          "code",
          "data"
         ],
         "properties": {
          "code": {
           "const": 1
          },
          "data": {
           "$ref": "#/$defs/WithdrawQuote"
          }
         }
        }
       ]
      },
      {
       "$ref": "#/$defs/Failure"
      }
     ]
    },
    "401": {
     "$ref": "#/$defs/Unauthorized"
    },
    "404": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 404
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "422": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 422
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "429": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 429
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    },
    "500": {
     "allOf": [
      {
       "$ref": "#/$defs/Envelope"
      },
      {
       "type": "object",
       "properties": {
        "code": {
         "const": 500
        },
        "data": {
         "$ref": "#/$defs/FailureData"
        }
       }
      }
     ]
    }
   }
  }
 },
 "$defs": {
  "Address": {
   "description": "A shipping address.",
   "type": "object",
   "required": [
    "id",
    "name",
    "mobile",
    "country",
    "address"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "name": {
     "description": "Recipient.",
     "type": "string"
    },
    "mobile": {
     "type": "string"
    },
    "country": {
     "type": "string"
    },
    "province": {
     "type": "string"
    },
    "city": {
     "type": "string"
    },
    "address": {
     "description": "Street, house number and what else the carrier needs.",
     "type": "string"
    },
    "zip": {
     "type": "string"
    },
    "is_default": {
     "$ref": "#/$defs/Bool"
    },
    "createtime": {
     "$ref": "#/$defs/UnixTime"
    },
    "updatetime": {
     "$ref": "#/$defs/UnixTime"
    }
   }
  },
  "AddressInput": {
   "description": "Without `id` a new address is added; with it that address is replaced.",
   "type": "object",
   "required": [
    "name",
    "mobile",
    "country",
    "address"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "name": {
     "description": "Recipient.",
     "type": "string",
     "minLength": 1,
     "maxLength": 50
    },
    "mobile": {
     "type": "string",
     "minLength": 1,
     "maxLength": 30
    },
    "country": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60
    },
    "province": {
     "type": "string",
     "maxLength": 60
    },
    "city": {
     "type": "string",
     "maxLength": 60
    },
    "address": {
     "type": "string",
     "minLength": 1,
     "maxLength": 255
    },
    "zip": {
     "type": "string",
     "maxLength": 20
    },
    "is_default": {
     "description": "1 makes it the default address and takes the mark from the others.",
     "$ref": "#/$defs/Bool"
    }
   }
  },
  "Amount": {
   "description": "Money as a client sends it: a decimal string without sign, exponent or leading zeros. More digits after the point than the currency has are refused, never rounded.",
   "type": "string",
   "pattern": "^(0|[1-9]\\d{0,20})(\\.\\d{1,18})?$",
   "maxLength": 40
  },
  "Apr": {
   "description": "Annual percentage rate with all costs, as a fraction; `\"0.12\"` is 12 %.",
   "type": "string",
   "pattern": "^\\d{1,3}(\\.\\d{1,6})?$"
  },
  "Area": {
   "description": "A country, province or city.",
   "type": "object",
   "required": [
    "id",
    "name"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "pid": {
     "description": "Parent area, 0 for a country.",
     "$ref": "#/$defs/Id"
    },
    "name": {
     "type": "string"
    },
    "level": {
     "description": "1 country, 2 province, 3 city.",
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "Article": {
   "description": "An article with its text.",
   "allOf": [
    {
     "$ref": "#/$defs/ArticleSummary"
    },
    {
     "type": "object",
     "required": [
      "content"
     ],
     "properties": {
      "content": {
       "$ref": "#/$defs/Html"
      },
      "updatetime": {
       "$ref": "#/$defs/UnixTime"
      }
     }
    }
   ]
  },
  "ArticleSummary": {
   "description": "A row of an article list.",
   "type": "object",
   "required": [
    "id",
    "title"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "category_id": {
     "$ref": "#/$defs/Id"
    },
    "title": {
     "type": "string"
    },
    "description": {
     "type": "string"
    },
    "image": {
     "$ref": "#/$defs/Url"
    },
    "createtime": {
     "$ref": "#/$defs/UnixTime"
    }
   }
  },
  "Banner": {
   "type": "object",
   "required": [
    "image"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "image": {
     "$ref": "#/$defs/Url"
    },
    "title": {
     "description": "Text over the picture, also its alternative text.",
     "type": "string"
    },
    "url": {
     "description": "Path inside the storefront or an https address.",
     "type": "string"
    }
   }
  },
  "Bool": {
   "description": "Truth value. PHP servers send 0 and 1, others true and false.",
   "oneOf": [
    {
     "type": "boolean"
    },
    {
     "type": "integer",
     "enum": [
      0,
      1
     ]
    }
   ]
  },
  "CancelledOrder": {
   "type": "object",
   "required": [
    "order",
    "refund"
   ],
   "properties": {
    "order": {
     "$ref": "#/$defs/Order"
    },
    "refund": {
     "description": "What went back to the balance.",
     "type": "object",
     "required": [
      "money"
     ],
     "properties": {
      "money": {
       "description": "All that was paid for this order; zero for an unpaid one.",
       "$ref": "#/$defs/Money"
      },
      "currency": {
       "$ref": "#/$defs/CurrencyCode"
      }
     }
    }
   }
  },
  "CartItem": {
   "description": "One line of the cart.",
   "type": "object",
   "required": [
    "id",
    "num",
    "shop_id"
   ],
   "properties": {
    "id": {
     "description": "Product.",
     "$ref": "#/$defs/Id"
    },
    "sku_id": {
     "description": "Variant; needed for a product that has some.",
     "$ref": "#/$defs/Id"
    },
    "num": {
     "description": "Pieces.",
     "type": "integer",
     "minimum": 1,
     "maximum": 99999
    },
    "shop_id": {
     "description": "Store; it has to be the product's own.",
     "$ref": "#/$defs/Id"
    }
   }
  },
  "Category": {
   "description": "A product category. Lists are flat with `pid`, or nested under `childlist`.",
   "type": "object",
   "required": [
    "id",
    "name"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "pid": {
     "description": "Parent category, 0 at the top.",
     "$ref": "#/$defs/Id"
    },
    "name": {
     "type": "string"
    },
    "image": {
     "$ref": "#/$defs/Url"
    },
    "childlist": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/Category"
     }
    }
   }
  },
  "Comment": {
   "description": "A published review of a received order line.",
   "type": "object",
   "required": [
    "id",
    "star",
    "content"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "pro_id": {
     "$ref": "#/$defs/Id"
    },
    "username_masked": {
     "type": "string"
    },
    "avatar": {
     "$ref": "#/$defs/Url"
    },
    "star": {
     "type": "integer",
     "minimum": 1,
     "maximum": 5
    },
    "level": {
     "description": "good is 4–5 stars, mid 3, negative 1–2.",
     "type": "string"
    },
    "content": {
     "type": "string"
    },
    "images": {
     "$ref": "#/$defs/Images"
    },
    "spec": {
     "description": "The variant that was bought.",
     "type": "string"
    },
    "reply": {
     "description": "The store's answer, empty without one.",
     "type": "string"
    },
    "createtime": {
     "$ref": "#/$defs/UnixTime"
    }
   }
  },
  "CommentCounts": {
   "description": "Reviews behind each filter.",
   "type": "object",
   "required": [
    "all",
    "image",
    "good",
    "mid",
    "negative"
   ],
   "properties": {
    "all": {
     "type": "integer",
     "minimum": 0
    },
    "image": {
     "description": "Reviews with pictures.",
     "type": "integer",
     "minimum": 0
    },
    "good": {
     "type": "integer",
     "minimum": 0
    },
    "mid": {
     "type": "integer",
     "minimum": 0
    },
    "negative": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "CommentPage": {
   "allOf": [
    {
     "$ref": "#/$defs/Page"
    },
    {
     "type": "object",
     "required": [
      "data"
     ],
     "properties": {
      "counts": {
       "$ref": "#/$defs/CommentCounts"
      },
      "good_rate": {
       "description": "Share of positive reviews in percent, over all filters; null without reviews.",
       "type": [
        "number",
        "null"
       ],
       "minimum": 0,
       "maximum": 100
      },
      "data": {
       "type": "array",
       "items": {
        "$ref": "#/$defs/Comment"
       }
      }
     }
    }
   ]
  },
  "CreatedOrders": {
   "type": "object",
   "required": [
    "pay",
    "orders"
   ],
   "properties": {
    "pay": {
     "description": "One payment for all of them, `created`.",
     "$ref": "#/$defs/Pay"
    },
    "orders": {
     "description": "One order per store.",
     "type": "array",
     "items": {
      "$ref": "#/$defs/Order"
     }
    }
   }
  },
  "Currency": {
   "type": "object",
   "required": [
    "code"
   ],
   "properties": {
    "code": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "scale": {
     "description": "Digits after the decimal point.",
     "type": "integer",
     "minimum": 0,
     "maximum": 18
    },
    "symbol": {
     "type": "string"
    }
   }
  },
  "CurrencyCode": {
   "description": "Currency of the amounts beside it, such as `USDT`.",
   "type": "string",
   "pattern": "^[A-Z0-9]{2,10}$"
  },
  "CurrencyInput": {
   "description": "Coin as the list of methods names it.",
   "type": "string",
   "pattern": "^[A-Z0-9]{2,10}$",
   "maxLength": 10
  },
  "Envelope": {
   "description": "What every answer carries.",
   "type": "object",
   "required": [
    "code",
    "msg"
   ],
   "properties": {
    "code": {
     "description": "1 is success. See the table in the introduction.",
     "type": "integer"
    },
    "msg": {
     "description": "Localised sentence for people; may be empty. Never branch on it.",
     "type": "string"
    },
    "time": {
     "description": "Server time in Unix seconds; a string from controllers, an integer from the exception handler.",
     "type": [
      "string",
      "integer"
     ]
    }
   }
  },
  "Express": {
   "description": "Who carries it, from the shipping on.",
   "type": "object",
   "required": [
    "carrier",
    "tracking_no"
   ],
   "properties": {
    "carrier": {
     "type": "string"
    },
    "tracking_no": {
     "type": "string"
    }
   }
  },
  "Failure": {
   "description": "The server refused. `msg` says why, for people.",
   "allOf": [
    {
     "$ref": "#/$defs/Envelope"
    },
    {
     "type": "object",
     "properties": {
      "code": {
       "description": "Any code but 1.",
       "type": "integer",
       "not": {
        "const": 1
       }
      },
      "data": {
       "$ref": "#/$defs/FailureData"
      }
     }
    }
   ]
  },
  "FailureData": {
   "description": "Usually null, sometimes a text; an object where the server names its refusals.",
   "anyOf": [
    {
     "$ref": "#/$defs/NamedRefusal"
    },
    {
     "type": [
      "string",
      "number",
      "boolean",
      "null"
     ]
    },
    {
     "type": "array",
     "items": {}
    }
   ]
  },
  "FileId": {
   "description": "What uploads.image returned as `url`; an opaque `kyc:…` id for identity documents, never a public address.",
   "type": "string",
   "maxLength": 255
  },
  "Followed": {
   "type": "object",
   "required": [
    "followed"
   ],
   "properties": {
    "followed": {
     "description": "Whether the user follows the store now.",
     "type": "boolean"
    }
   }
  },
  "FooterItem": {
   "description": "A footer group or link. A link's id is the article id of /page/{ids}.",
   "type": "object",
   "required": [
    "id",
    "pid",
    "name"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "pid": {
     "description": "Parent item, 0 for a group.",
     "$ref": "#/$defs/Id"
    },
    "name": {
     "type": "string"
    },
    "weigh": {
     "description": "Higher stands first.",
     "type": "integer"
    }
   }
  },
  "FundPasswordChange": {
   "type": "object",
   "required": [
    "oldpassword",
    "newpassword"
   ],
   "properties": {
    "oldpassword": {
     "$ref": "#/$defs/Secret"
    },
    "newpassword": {
     "$ref": "#/$defs/NewSecret"
    }
   }
  },
  "FundPasswordInput": {
   "description": "Sets the fund password, or resets a forgotten one.",
   "type": "object",
   "required": [
    "newpassword",
    "password"
   ],
   "properties": {
    "newpassword": {
     "$ref": "#/$defs/NewSecret"
    },
    "password": {
     "description": "The login password.",
     "type": "string",
     "minLength": 1,
     "maxLength": 100,
     "format": "password"
    },
    "code": {
     "description": "The e-mail code of auth.sendEmailCode with event `fundpwd`; needed once a fund password exists.",
     "type": "string",
     "maxLength": 10
    }
   }
  },
  "Html": {
   "description": "HTML from the operator. Sanitise before it reaches a page.",
   "type": "string"
  },
  "Id": {
   "description": "Integer id. Servers with string-typed storage send digit strings, and ids above 2^53 - 1 need one: compare ids as strings.",
   "type": [
    "integer",
    "string"
   ],
   "format": "int64",
   "pattern": "^\\d{1,20}$",
   "maxLength": 20,
   "minimum": 0,
   "maximum": 9007199254740991
  },
  "Images": {
   "description": "Picture addresses as an array, or as one comma-separated string.",
   "oneOf": [
    {
     "type": "array",
     "items": {
      "$ref": "#/$defs/Url"
     }
    },
    {
     "type": "string"
    }
   ]
  },
  "Loan": {
   "description": "A loan application. `submitted` and `reviewing` wait for the provider's decision, `approved` and `rejected` are final, as is `cancelled`. Treat unknown values as under review. A loan is never a condition for anything else on the site.",
   "type": "object",
   "required": [
    "id",
    "amount",
    "status"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "amount": {
     "$ref": "#/$defs/Money"
    },
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "term_days": {
     "type": "integer",
     "minimum": 1
    },
    "purpose": {
     "type": "string"
    },
    "apr": {
     "$ref": "#/$defs/Apr"
    },
    "fee": {
     "description": "Total cost of the loan at the terms that were accepted.",
     "$ref": "#/$defs/Money"
    },
    "provider": {
     "description": "Who lends.",
     "type": "string"
    },
    "terms_version": {
     "description": "The terms that were accepted.",
     "type": "string"
    },
    "status": {
     "type": "string"
    },
    "reason": {
     "description": "Why it was rejected.",
     "type": "string"
    },
    "createtime": {
     "$ref": "#/$defs/UnixTime"
    },
    "updatetime": {
     "$ref": "#/$defs/UnixTime"
    }
   }
  },
  "LoanIndex": {
   "description": "What is offered, by whom and at what cost. Without a provider, its terms and their version the operator has no loans: `enabled` is false and `terms` is empty.",
   "type": "object",
   "required": [
    "enabled",
    "terms"
   ],
   "properties": {
    "enabled": {
     "type": "boolean"
    },
    "provider": {
     "description": "Legal name of who lends.",
     "type": "string"
    },
    "notice": {
     "type": "string"
    },
    "warning": {
     "description": "Show it next to every figure, for example “Borrowing money costs money”.",
     "type": "string"
    },
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "terms_version": {
     "description": "To be sent as `agree` when the user accepts these terms.",
     "type": "string"
    },
    "terms_html": {
     "description": "The terms of that version, to be read before they are accepted. Where they are missing or empty nobody can be said to have read them. Sanitise before it reaches a page.",
     "$ref": "#/$defs/Html"
    },
    "terms": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/LoanTerm"
     }
    },
    "can_apply": {
     "description": "Whether this user may apply now; `blocked_reason` says why not.",
     "type": "boolean"
    },
    "blocked_reason": {
     "description": "Sentence for the user, empty when nothing is in the way.",
     "type": "string"
    }
   }
  },
  "LoanInput": {
   "type": "object",
   "required": [
    "amount",
    "term_days",
    "agree"
   ],
   "properties": {
    "amount": {
     "$ref": "#/$defs/Amount"
    },
    "term_days": {
     "description": "One of the terms of loans.terms.",
     "type": "integer",
     "minimum": 1,
     "maximum": 3660
    },
    "purpose": {
     "type": "string",
     "maxLength": 200
    },
    "agree": {
     "description": "The `terms_version` the user read and accepted.",
     "type": "string",
     "minLength": 1,
     "maxLength": 40
    }
   }
  },
  "LoanPage": {
   "allOf": [
    {
     "$ref": "#/$defs/Page"
    },
    {
     "type": "object",
     "required": [
      "data"
     ],
     "properties": {
      "data": {
       "type": "array",
       "items": {
        "$ref": "#/$defs/Loan"
       }
      }
     }
    }
   ]
  },
  "LoanTerm": {
   "type": "object",
   "required": [
    "term_days",
    "min",
    "max",
    "apr",
    "fee"
   ],
   "properties": {
    "term_days": {
     "type": "integer",
     "minimum": 1
    },
    "min": {
     "description": "Least amount.",
     "$ref": "#/$defs/Money"
    },
    "max": {
     "description": "Greatest amount.",
     "$ref": "#/$defs/Money"
    },
    "apr": {
     "$ref": "#/$defs/Apr"
    },
    "fee": {
     "description": "Total cost of borrowing `min` for this term.",
     "$ref": "#/$defs/Money"
    },
    "example": {
     "description": "A worked example with the total to pay back.",
     "type": "string"
    }
   }
  },
  "MerchantApplication": {
   "description": "A shop registration and its review. The document number comes masked; the documents themselves are not public.",
   "type": "object",
   "required": [
    "id",
    "status"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "status": {
     "description": "`submitted` and `reviewing` wait for a decision, `approved` opens the shop centre, `rejected` names its reasons. Treat unknown values as under review.",
     "type": "string"
    },
    "logo": {
     "$ref": "#/$defs/Url"
    },
    "shopname": {
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "number_masked": {
     "type": "string"
    },
    "image_front": {
     "$ref": "#/$defs/FileId"
    },
    "image_back": {
     "$ref": "#/$defs/FileId"
    },
    "image_hold": {
     "$ref": "#/$defs/FileId"
    },
    "invite_code": {
     "type": "string"
    },
    "contract_version": {
     "type": "string"
    },
    "sign": {
     "$ref": "#/$defs/FileId"
    },
    "sign_date": {
     "$ref": "#/$defs/SignDate"
    },
    "review_due_at": {
     "description": "When the review should be done at the latest (48 hours after submission).",
     "$ref": "#/$defs/UnixTime"
    },
    "reasons": {
     "description": "What was refused. Send only these fields again, with the application's `id`.",
     "type": "array",
     "items": {
      "$ref": "#/$defs/ReviewReason"
     }
    },
    "shop_id": {
     "description": "The shop that an approved application opened.",
     "$ref": "#/$defs/Id"
    },
    "createtime": {
     "$ref": "#/$defs/UnixTime"
    },
    "updatetime": {
     "$ref": "#/$defs/UnixTime"
    }
   }
  },
  "MerchantContract": {
   "description": "The contract a merchant signs. Send its version with merchant.apply.",
   "type": "object",
   "required": [
    "contract_version",
    "html"
   ],
   "properties": {
    "contract_version": {
     "type": "string"
    },
    "html": {
     "$ref": "#/$defs/Html"
    },
    "party_a": {
     "description": "The operator, by its legal name. Its signature and the day of it come once the application is approved.",
     "type": "object",
     "properties": {
      "name": {
       "type": "string"
      },
      "sign": {
       "description": "Signature picture, empty without one.",
       "$ref": "#/$defs/Url"
      },
      "sign_date": {
       "$ref": "#/$defs/SignDate"
      }
     }
    },
    "party_b_fields": {
     "description": "Fields of merchant.apply that stand under the contract for the merchant's side.",
     "type": "array",
     "items": {
      "type": "string"
     }
    }
   }
  },
  "MerchantCorrection": {
   "description": "Answer to a rejected application with only the refused fields.",
   "allOf": [
    {
     "$ref": "#/$defs/MerchantFields"
    },
    {
     "type": "object",
     "required": [
      "id"
     ],
     "properties": {
      "id": {
       "description": "The rejected application.",
       "$ref": "#/$defs/Id"
      }
     }
    }
   ]
  },
  "MerchantFailure": {
   "description": "The server refused. Code 0 is no refusal here.",
   "allOf": [
    {
     "$ref": "#/$defs/Envelope"
    },
    {
     "type": "object",
     "properties": {
      "code": {
       "type": "integer",
       "not": {
        "enum": [
         0,
         1
        ]
       }
      },
      "data": {
       "$ref": "#/$defs/FailureData"
      }
     }
    }
   ]
  },
  "MerchantFields": {
   "type": "object",
   "properties": {
    "logo": {
     "$ref": "#/$defs/FileId"
    },
    "shopname": {
     "description": "Store name.",
     "type": "string",
     "minLength": 1,
     "maxLength": 60
    },
    "name": {
     "description": "Real name.",
     "type": "string",
     "minLength": 1,
     "maxLength": 60
    },
    "number": {
     "description": "Document or passport number. Stored masked; never logged.",
     "type": "string",
     "minLength": 1,
     "maxLength": 40
    },
    "image_front": {
     "$ref": "#/$defs/FileId"
    },
    "image_back": {
     "$ref": "#/$defs/FileId"
    },
    "image_hold": {
     "$ref": "#/$defs/FileId"
    },
    "invite_code": {
     "type": "string",
     "maxLength": 40
    },
    "agree": {
     "description": "Acceptance of the agreement.",
     "$ref": "#/$defs/Bool"
    },
    "contract_version": {
     "description": "The version of the contract text that was signed.",
     "type": "string",
     "maxLength": 40
    },
    "sign": {
     "description": "Signature picture.",
     "$ref": "#/$defs/FileId"
    },
    "sign_date": {
     "$ref": "#/$defs/SignDate"
    }
   }
  },
  "MerchantOrder": {
   "description": "An order as its store sees it. Contact and street stand in it only while it is `paid` or `shipped`; otherwise `address` is null.",
   "allOf": [
    {
     "$ref": "#/$defs/Order"
    },
    {
     "type": "object",
     "properties": {
      "username_masked": {
       "description": "Who ordered.",
       "type": "string"
      },
      "buyer": {
       "description": "Whom to ask about the delivery; absent unless paid or shipped.",
       "type": "object",
       "properties": {
        "name": {
         "type": "string"
        },
        "mobile": {
         "type": "string"
        }
       }
      },
      "commission": {
       "description": "The platform's part of the total.",
       "$ref": "#/$defs/Money"
      },
      "net": {
       "description": "The store's part of the total.",
       "$ref": "#/$defs/Money"
      }
     }
    }
   ]
  },
  "MerchantOrderPage": {
   "allOf": [
    {
     "$ref": "#/$defs/Page"
    },
    {
     "type": "object",
     "required": [
      "data"
     ],
     "properties": {
      "counts": {
       "description": "Orders behind each tab.",
       "type": "object",
       "properties": {
        "paid": {
         "type": "integer",
         "minimum": 0
        },
        "shipped": {
         "type": "integer",
         "minimum": 0
        },
        "received": {
         "type": "integer",
         "minimum": 0
        },
        "cancelled": {
         "type": "integer",
         "minimum": 0
        }
       }
      },
      "data": {
       "type": "array",
       "items": {
        "$ref": "#/$defs/MerchantOrder"
       }
      }
     }
    }
   ]
  },
  "MerchantRegistration": {
   "description": "First application.",
   "allOf": [
    {
     "$ref": "#/$defs/MerchantFields"
    }
   ],
   "required": [
    "logo",
    "shopname",
    "name",
    "number",
    "image_front",
    "image_back",
    "image_hold",
    "agree",
    "sign",
    "sign_date"
   ]
  },
  "Message": {
   "description": "A note from the site to one user.",
   "type": "object",
   "required": [
    "id",
    "title"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "type": {
     "description": "Treat unknown values as `system`.",
     "type": "string"
    },
    "title": {
     "type": "string"
    },
    "content": {
     "description": "Plain text with line breaks, no HTML.",
     "type": "string"
    },
    "is_read": {
     "$ref": "#/$defs/Bool"
    },
    "ref": {
     "$ref": "#/$defs/Ref"
    },
    "createtime": {
     "$ref": "#/$defs/UnixTime"
    }
   }
  },
  "MessagePage": {
   "allOf": [
    {
     "$ref": "#/$defs/Page"
    },
    {
     "type": "object",
     "required": [
      "data"
     ],
     "properties": {
      "unread": {
       "description": "Unread messages in all pages.",
       "type": "integer",
       "minimum": 0
      },
      "data": {
       "type": "array",
       "items": {
        "$ref": "#/$defs/Message"
       }
      }
     }
    }
   ]
  },
  "Money": {
   "description": "Decimal string in the currency of its row, never a float. Show it with the currency's scale; calculate with decimals, not with binary floating point.",
   "type": "string",
   "pattern": "^-?\\d{1,21}(\\.\\d{1,18})?$",
   "maxLength": 41
  },
  "MoneyLogPage": {
   "allOf": [
    {
     "$ref": "#/$defs/Page"
    },
    {
     "type": "object",
     "required": [
      "data"
     ],
     "properties": {
      "data": {
       "type": "array",
       "items": {
        "$ref": "#/$defs/MoneyLogRow"
       }
      }
     }
    }
   ]
  },
  "MoneyLogRow": {
   "description": "One change of the balance that may be spent. Rows are only ever added; `after` of one is `before` of the next.",
   "type": "object",
   "required": [
    "id",
    "type",
    "money"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "type": {
     "description": "Treat unknown values as an adjustment.",
     "type": "string"
    },
    "money": {
     "description": "The change, with a minus when the balance fell.",
     "$ref": "#/$defs/Money"
    },
    "before": {
     "description": "Balance before.",
     "$ref": "#/$defs/Money"
    },
    "after": {
     "description": "Balance after.",
     "$ref": "#/$defs/Money"
    },
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "ref": {
     "$ref": "#/$defs/Ref"
    },
    "memo": {
     "description": "Sentence for the user.",
     "type": "string"
    },
    "createtime": {
     "$ref": "#/$defs/UnixTime"
    }
   }
  },
  "MoneyLogType": {
   "description": "Only rows of this type.",
   "type": "string",
   "enum": [
    "recharge",
    "payment",
    "refund",
    "overpayment",
    "settlement",
    "withdrawal",
    "withdrawal_return",
    "adjustment"
   ]
  },
  "NamedRefusal": {
   "description": "A refusal by name, as all provisional operations answer it. Branch on `error`, show `msg`. Details stand beside it, such as `total`, `left` or `until`; the operation's examples show which. Treat a name you don't know as a plain refusal.",
   "type": "object",
   "properties": {
    "error": {
     "description": "Stable name in snake_case; the operation's `x-errors` lists its own.",
     "type": "string"
    },
    "field": {
     "description": "The request field that was refused, with dots and indexes into nested ones.",
     "type": "string"
    }
   }
  },
  "NetworkInput": {
   "description": "Network as the list of methods names it.",
   "type": "string",
   "pattern": "^[A-Za-z0-9 _-]{1,30}$",
   "maxLength": 30
  },
  "NewSecret": {
   "description": "A new fund password, at least six characters without spaces and not the login password.",
   "type": "string",
   "minLength": 6,
   "maxLength": 30,
   "pattern": "^\\S{6,30}$",
   "format": "password"
  },
  "NoApplication": {
   "description": "The user has not applied yet. Code 0 is accepted here and nowhere else.",
   "allOf": [
    {
     "$ref": "#/$defs/Envelope"
    },
    {
     "type": "object",
     "required": [
      "code",
      "data"
     ],
     "properties": {
      "code": {
       "const": 0
      },
      "data": {
       "type": "null"
      }
     }
    }
   ]
  },
  "Order": {
   "description": "What one buyer ordered in one store. Orders made together share a payment (`pay_no`). | status | goes on by | to | |---|---|---| | `unpaid` | payment settled | `paid` | | `unpaid` | orders.cancel, payment expired | `cancelled` | | `paid` | the store ships | `shipped` | | `paid` | orders.cancel, the store declines; the money goes back to the balance | `cancelled` | | `shipped` | orders.confirmReceipt, or by itself at `auto_receipt_at` | `received` | | `received` | every line reviewed, or 15 days | `completed` | `completed` and `cancelled` are final. Times are 0 until they come.",
   "type": "object",
   "required": [
    "order_no",
    "shop_id",
    "shopname",
    "status",
    "currency",
    "total",
    "goods",
    "can",
    "createtime"
   ],
   "properties": {
    "order_no": {
     "$ref": "#/$defs/OrderNo"
    },
    "pay_no": {
     "$ref": "#/$defs/PayNo"
    },
    "shop_id": {
     "$ref": "#/$defs/Id"
    },
    "shopname": {
     "type": "string"
    },
    "status": {
     "description": "Show a word you don't know as being worked on, without buttons.",
     "type": "string"
    },
    "refund_status": {
     "description": "Whether its money went back to the balance.",
     "type": "string"
    },
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "goods_amount": {
     "description": "Sum of the lines.",
     "$ref": "#/$defs/Money"
    },
    "freight": {
     "$ref": "#/$defs/Money"
    },
    "tax": {
     "$ref": "#/$defs/Money"
    },
    "total": {
     "description": "goods_amount + freight + tax. Nothing is ever added to it later.",
     "$ref": "#/$defs/Money"
    },
    "address": {
     "description": "Null where the reader may not see it (any more).",
     "anyOf": [
      {
       "$ref": "#/$defs/OrderAddress"
      },
      {
       "type": "null"
      }
     ]
    },
    "goods": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/OrderGoods"
     }
    },
    "express": {
     "description": "Null before the shipping.",
     "anyOf": [
      {
       "$ref": "#/$defs/Express"
      },
      {
       "type": "null"
      }
     ]
    },
    "remark": {
     "description": "The buyer's words to the store.",
     "type": "string"
    },
    "createtime": {
     "$ref": "#/$defs/UnixTime"
    },
    "pay_expires_at": {
     "description": "Unpaid until then, it is cancelled.",
     "$ref": "#/$defs/UnixTime"
    },
    "paytime": {
     "$ref": "#/$defs/UnixTime"
    },
    "ship_by": {
     "description": "The store promised to ship by then.",
     "$ref": "#/$defs/UnixTime"
    },
    "shiptime": {
     "$ref": "#/$defs/UnixTime"
    },
    "auto_receipt_at": {
     "description": "Taken as received then, 15 days after the shipping.",
     "$ref": "#/$defs/UnixTime"
    },
    "receipttime": {
     "$ref": "#/$defs/UnixTime"
    },
    "completetime": {
     "$ref": "#/$defs/UnixTime"
    },
    "canceltime": {
     "$ref": "#/$defs/UnixTime"
    },
    "cancel_reason": {
     "description": "Why, in the words of who cancelled; empty otherwise.",
     "type": "string"
    },
    "can": {
     "$ref": "#/$defs/OrderCan"
    }
   }
  },
  "OrderAddress": {
   "description": "Where the order goes, copied when it was made; changing the address book does not change it.",
   "type": "object",
   "required": [
    "name",
    "mobile",
    "country",
    "address"
   ],
   "properties": {
    "name": {
     "description": "Recipient.",
     "type": "string"
    },
    "mobile": {
     "type": "string"
    },
    "country": {
     "type": "string"
    },
    "province": {
     "type": "string"
    },
    "city": {
     "type": "string"
    },
    "address": {
     "type": "string"
    },
    "zip": {
     "type": "string"
    }
   }
  },
  "OrderCan": {
   "description": "What the signed-in user may do now. Show these buttons and no others; the server decides again when one is pressed.",
   "type": "object",
   "required": [
    "pay",
    "cancel",
    "receipt",
    "comment"
   ],
   "properties": {
    "pay": {
     "type": "boolean"
    },
    "cancel": {
     "type": "boolean"
    },
    "receipt": {
     "type": "boolean"
    },
    "comment": {
     "description": "Some line has no review yet.",
     "type": "boolean"
    }
   }
  },
  "OrderCounts": {
   "description": "Orders behind each tab but `all`.",
   "type": "object",
   "required": [
    "paid",
    "shipped",
    "received",
    "assess"
   ],
   "properties": {
    "paid": {
     "type": "integer",
     "minimum": 0
    },
    "shipped": {
     "type": "integer",
     "minimum": 0
    },
    "received": {
     "type": "integer",
     "minimum": 0
    },
    "assess": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "OrderGoods": {
   "description": "One line of an order as it was bought. Later changes of the product do not reach it.",
   "type": "object",
   "required": [
    "id",
    "pro_id",
    "title",
    "price",
    "num",
    "amount"
   ],
   "properties": {
    "id": {
     "description": "Id of the line; orders.review names it as `order_goods_id`.",
     "$ref": "#/$defs/Id"
    },
    "pro_id": {
     "$ref": "#/$defs/Id"
    },
    "sku_id": {
     "description": "The variant; 0 for a product without variants.",
     "$ref": "#/$defs/Id"
    },
    "title": {
     "type": "string"
    },
    "image": {
     "$ref": "#/$defs/Url"
    },
    "spec": {
     "description": "The variant in words; empty without one.",
     "type": "string"
    },
    "price": {
     "description": "For one piece.",
     "$ref": "#/$defs/Money"
    },
    "num": {
     "description": "Pieces.",
     "type": "integer",
     "minimum": 1
    },
    "amount": {
     "description": "price × num, without freight and tax.",
     "$ref": "#/$defs/Money"
    },
    "is_commented": {
     "$ref": "#/$defs/Bool"
    }
   }
  },
  "OrderNo": {
   "description": "Public number of an order.",
   "type": "string",
   "pattern": "^[A-Za-z0-9_-]{1,40}$",
   "maxLength": 40
  },
  "OrderPage": {
   "allOf": [
    {
     "$ref": "#/$defs/Page"
    },
    {
     "type": "object",
     "required": [
      "data"
     ],
     "properties": {
      "counts": {
       "$ref": "#/$defs/OrderCounts"
      },
      "data": {
       "type": "array",
       "items": {
        "$ref": "#/$defs/Order"
       }
      }
     }
    }
   ]
  },
  "OrderTab": {
   "description": "`paid` waits for the shipping, `shipped` is on its way, `received` holds received and completed orders, `assess` those with a line to review; `all` also has unpaid and cancelled ones.",
   "type": "string",
   "enum": [
    "all",
    "paid",
    "shipped",
    "received",
    "assess"
   ],
   "default": "all"
  },
  "Page": {
   "description": "ThinkPHP paginator. Past the end `current_page` is clamped to `last_page` and `data` is empty.",
   "type": "object",
   "required": [
    "total",
    "per_page",
    "current_page",
    "last_page"
   ],
   "properties": {
    "total": {
     "description": "Rows in all pages.",
     "type": "integer",
     "minimum": 0
    },
    "per_page": {
     "description": "Rows in a full page; the `limit` the server used.",
     "type": "integer",
     "minimum": 1
    },
    "current_page": {
     "type": "integer",
     "minimum": 0
    },
    "last_page": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "PageLimit": {
   "description": "Rows a page. Servers cap it; read `per_page` for what they used.",
   "type": "integer",
   "minimum": 1,
   "maximum": 100,
   "default": 10
  },
  "PageNumber": {
   "description": "Page to read, from 1.",
   "type": "integer",
   "minimum": 1,
   "maximum": 1000000,
   "default": 1
  },
  "PaidOrder": {
   "type": "object",
   "required": [
    "pay",
    "money"
   ],
   "properties": {
    "pay": {
     "description": "The payment, `settled`.",
     "$ref": "#/$defs/Pay"
    },
    "money": {
     "description": "The balance that is left.",
     "$ref": "#/$defs/Money"
    }
   }
  },
  "Pay": {
   "description": "The payment of the orders that were made together. | status | means | next | |---|---|---| | `created` | nothing has come yet | `processing`, `settled`, `expired` | | `processing` | coins were seen, confirmations are missing | `settled`, `invalid` | | `settled` | its orders are paid | final | | `expired` | not paid by `expires_at`; its orders are cancelled | final | | `invalid` | the transfer was undone or refused by the operator | final | By balance there are 30 minutes, by coin 15; the address is watched 24 hours more. Coins that come too late, too few or too many are credited to the buyer's balance and never kept; `additional_status` tells it.",
   "type": "object",
   "required": [
    "pay_no",
    "status",
    "currency",
    "total",
    "order_nos",
    "expires_at"
   ],
   "properties": {
    "pay_no": {
     "$ref": "#/$defs/PayNo"
    },
    "status": {
     "description": "Treat a word you don't know as `processing`.",
     "type": "string"
    },
    "additional_status": {
     "type": "string"
    },
    "method": {
     "description": "Empty until one was chosen.",
     "type": "string"
    },
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "total": {
     "description": "Sum of its orders; what payments.payWithBalance takes as `expect_total`.",
     "$ref": "#/$defs/Money"
    },
    "order_nos": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/OrderNo"
     }
    },
    "pay_methods": {
     "description": "While `created`, how it can be paid.",
     "type": "array",
     "items": {
      "$ref": "#/$defs/PayMethod"
     }
    },
    "createtime": {
     "$ref": "#/$defs/UnixTime"
    },
    "expires_at": {
     "$ref": "#/$defs/UnixTime"
    },
    "paytime": {
     "description": "0 until settled.",
     "$ref": "#/$defs/UnixTime"
    },
    "coin": {
     "description": "From here on present after payments.payWithCrypto only.",
     "$ref": "#/$defs/CurrencyCode"
    },
    "network": {
     "type": "string"
    },
    "network_name": {
     "description": "The network's full name. Show it twice; the same address on another network loses the money.",
     "type": "string"
    },
    "address": {
     "description": "Where to send the coins, for this payment alone. Show it whole.",
     "type": "string"
    },
    "memo": {
     "description": "To be sent along where the network needs one, else empty.",
     "type": "string"
    },
    "amount": {
     "description": "What to send, in `coin`, rounded up to its digits.",
     "$ref": "#/$defs/Money"
    },
    "amount_paid": {
     "description": "What has arrived, in `coin`.",
     "$ref": "#/$defs/Money"
    },
    "amount_due": {
     "description": "What is missing, in `coin`.",
     "$ref": "#/$defs/Money"
    },
    "credit_money": {
     "description": "What was credited to the balance because it came too late, too little or too much.",
     "$ref": "#/$defs/Money"
    },
    "rate": {
     "description": "Site currency for one unit of `coin`, fixed until `expires_at`.",
     "$ref": "#/$defs/Money"
    },
    "qr": {
     "description": "Text of the QR code, the bare address, which every wallet reads.",
     "type": "string"
    },
    "uri": {
     "description": "Payment link with address and amount where the coin has a standard for it (BIP 321, ERC-681), else empty.",
     "type": "string"
    },
    "confirmations": {
     "type": "integer",
     "minimum": 0
    },
    "confirmations_required": {
     "type": "integer",
     "minimum": 0
    },
    "txids": {
     "description": "Transfers that were seen.",
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "warnings": {
     "description": "Sentences to show before the address, such as that a transfer cannot be reversed.",
     "type": "array",
     "items": {
      "type": "string"
     }
    }
   }
  },
  "PayMethod": {
   "description": "A way to pay. Operators may add ways of their own; let only those be chosen that you can carry out.",
   "type": "object",
   "required": [
    "method",
    "enabled"
   ],
   "properties": {
    "method": {
     "type": "string"
    },
    "enabled": {
     "type": "boolean"
    },
    "reason": {
     "description": "Why it is not enabled; absent or empty otherwise.",
     "type": "string"
    },
    "networks": {
     "description": "With `crypto`, what can be chosen for payments.payWithCrypto.",
     "type": "array",
     "items": {
      "$ref": "#/$defs/PayNetwork"
     }
    }
   }
  },
  "PayNetwork": {
   "description": "A coin on a network that can pay.",
   "type": "object",
   "required": [
    "coin",
    "network"
   ],
   "properties": {
    "coin": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "network": {
     "type": "string"
    },
    "network_name": {
     "type": "string"
    },
    "enabled": {
     "type": "boolean"
    },
    "notice": {
     "description": "Sentence for people, such as why it is switched off; empty otherwise.",
     "type": "string"
    }
   }
  },
  "PayNo": {
   "description": "Public number of a payment.",
   "type": "string",
   "pattern": "^[A-Za-z0-9_-]{1,40}$",
   "maxLength": 40
  },
  "PictureInput": {
   "description": "What uploads.image returned as `url`.",
   "type": "string",
   "minLength": 1,
   "maxLength": 500
  },
  "Preview": {
   "description": "Everything the buyer has to see before ordering. Nothing is reserved by it.",
   "type": "object",
   "required": [
    "currency",
    "groups",
    "goods_amount",
    "freight",
    "tax",
    "total",
    "price_token"
   ],
   "properties": {
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "groups": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/PreviewGroup"
     }
    },
    "goods_amount": {
     "$ref": "#/$defs/Money"
    },
    "freight": {
     "$ref": "#/$defs/Money"
    },
    "tax": {
     "$ref": "#/$defs/Money"
    },
    "total": {
     "description": "What orders.create takes as `expect_total`. Lines with a problem are not in it.",
     "$ref": "#/$defs/Money"
    },
    "address": {
     "description": "The chosen address, else the default one, else null.",
     "anyOf": [
      {
       "$ref": "#/$defs/Address"
      },
      {
       "type": "null"
      }
     ]
    },
    "money": {
     "description": "The balance.",
     "$ref": "#/$defs/Money"
    },
    "has_fund_password": {
     "$ref": "#/$defs/Bool"
    },
    "pay_methods": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/PayMethod"
     }
    },
    "price_token": {
     "description": "Stands for exactly these figures; for orders.create. Empty while a group has a problem.",
     "type": "string"
    },
    "expires_at": {
     "description": "Until when the token holds.",
     "$ref": "#/$defs/UnixTime"
    }
   }
  },
  "PreviewGoods": {
   "description": "One line at today's price.",
   "type": "object",
   "required": [
    "pro_id",
    "title",
    "price",
    "num",
    "amount"
   ],
   "properties": {
    "pro_id": {
     "$ref": "#/$defs/Id"
    },
    "sku_id": {
     "description": "0 for a product without variants.",
     "$ref": "#/$defs/Id"
    },
    "title": {
     "type": "string"
    },
    "image": {
     "$ref": "#/$defs/Url"
    },
    "spec": {
     "description": "The variant in words; empty without one.",
     "type": "string"
    },
    "price": {
     "$ref": "#/$defs/Money"
    },
    "num": {
     "type": "integer",
     "minimum": 1
    },
    "amount": {
     "description": "price × num.",
     "$ref": "#/$defs/Money"
    },
    "stock": {
     "description": "Pieces left.",
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "PreviewGroup": {
   "description": "The part of a cart that becomes one order, because one store sends it.",
   "type": "object",
   "required": [
    "shop_id",
    "shopname",
    "goods",
    "goods_amount",
    "freight",
    "tax",
    "total",
    "problems"
   ],
   "properties": {
    "shop_id": {
     "$ref": "#/$defs/Id"
    },
    "shopname": {
     "type": "string"
    },
    "goods": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/PreviewGoods"
     }
    },
    "goods_amount": {
     "$ref": "#/$defs/Money"
    },
    "freight": {
     "description": "Freight of every product in the group, once each, however many pieces or variants.",
     "$ref": "#/$defs/Money"
    },
    "tax": {
     "description": "Tax of each line, rounded up to the currency's digits, summed.",
     "$ref": "#/$defs/Money"
    },
    "total": {
     "$ref": "#/$defs/Money"
    },
    "problems": {
     "description": "Empty when the group can be ordered.",
     "type": "array",
     "items": {
      "$ref": "#/$defs/PreviewProblem"
     }
    }
   }
  },
  "PreviewProblem": {
   "description": "Why a line, or with `id` 0 a whole group, cannot be ordered as it is.",
   "type": "object",
   "required": [
    "error"
   ],
   "properties": {
    "error": {
     "description": "One of the operation's `x-errors`.",
     "type": "string"
    },
    "id": {
     "description": "Product, 0 for the whole group.",
     "$ref": "#/$defs/Id"
    },
    "sku_id": {
     "$ref": "#/$defs/Id"
    },
    "left": {
     "description": "With stock_short, the pieces that are left.",
     "type": "integer",
     "minimum": 0
    },
    "msg": {
     "description": "Sentence for people.",
     "type": "string"
    }
   }
  },
  "PrivateFile": {
   "type": "object",
   "required": [
    "url",
    "expires_at"
   ],
   "properties": {
    "url": {
     "description": "Address of the picture that can be read once, answered with `Cache-Control: no-store`. Never store it.",
     "$ref": "#/$defs/Url"
    },
    "expires_at": {
     "description": "60 seconds ahead.",
     "$ref": "#/$defs/UnixTime"
    }
   }
  },
  "Product": {
   "description": "A row of a product list. Figures (sales, rate, stock) are measured by the server, never written by a client.",
   "type": "object",
   "required": [
    "id",
    "shop_id",
    "shopname",
    "title",
    "image",
    "price"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "shop_id": {
     "$ref": "#/$defs/Id"
    },
    "shopname": {
     "type": "string"
    },
    "category_id": {
     "$ref": "#/$defs/Id"
    },
    "title": {
     "type": "string"
    },
    "image": {
     "$ref": "#/$defs/Url"
    },
    "images": {
     "$ref": "#/$defs/Images"
    },
    "price": {
     "$ref": "#/$defs/Money"
    },
    "market_price": {
     "description": "Earlier or list price; show it only when it is above `price`.",
     "$ref": "#/$defs/Money"
    },
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "sales": {
     "description": "Pieces sold.",
     "type": "integer",
     "minimum": 0
    },
    "stock": {
     "description": "Pieces left over all variants.",
     "type": "integer",
     "minimum": 0
    },
    "freight_price": {
     "description": "Freight per order; `\"0\"` or `\"0.00\"` is free shipping.",
     "$ref": "#/$defs/Money"
    },
    "tax_rate": {
     "description": "Fraction of the item amount as a decimal string; `\"0.08\"` is 8 %.",
     "type": "string",
     "pattern": "^\\d(\\.\\d{1,6})?$"
    },
    "ship_hours": {
     "description": "Ships within this many hours after the order.",
     "type": "integer",
     "minimum": 0
    },
    "is_favorite": {
     "description": "Whether the signed-in user keeps it as a favourite on the server; 0 for visitors.",
     "$ref": "#/$defs/Bool"
    },
    "comment_count": {
     "type": "integer",
     "minimum": 0
    },
    "good_rate": {
     "description": "Share of positive reviews in percent, null without reviews.",
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100
    },
    "flags": {
     "description": "Lists the product stands in, such as `hot`, `recommend`, `month`, `daily`.",
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "createtime": {
     "$ref": "#/$defs/UnixTime"
    }
   }
  },
  "ProductDetail": {
   "description": "A product with everything its page shows.",
   "allOf": [
    {
     "$ref": "#/$defs/Product"
    },
    {
     "type": "object",
     "properties": {
      "description": {
       "description": "One or two sentences of plain text.",
       "type": "string"
      },
      "content": {
       "$ref": "#/$defs/Html"
      },
      "specs": {
       "description": "Choices in the order a buyer makes them; empty for a product without variants.",
       "type": "array",
       "items": {
        "$ref": "#/$defs/Spec"
       }
      },
      "skus": {
       "description": "The combinations that exist. One that is missing here cannot be ordered.",
       "type": "array",
       "items": {
        "$ref": "#/$defs/Sku"
       }
      },
      "shop": {
       "$ref": "#/$defs/Shop"
      },
      "comments": {
       "description": "The latest few reviews.",
       "type": "array",
       "items": {
        "$ref": "#/$defs/Comment"
       }
      },
      "comment_counts": {
       "$ref": "#/$defs/CommentCounts"
      }
     }
    }
   ]
  },
  "ProductInput": {
   "description": "Without `id` a product is added; with it, and the `version` that was read, that product is replaced. Measured figures (sales, rate) can't be sent.",
   "type": "object",
   "required": [
    "category_id",
    "title",
    "images"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "version": {
     "description": "Needed with `id`.",
     "$ref": "#/$defs/Version"
    },
    "category_id": {
     "$ref": "#/$defs/Id"
    },
    "title": {
     "type": "string",
     "minLength": 1,
     "maxLength": 150
    },
    "images": {
     "description": "What uploads.image returned, the first one is the main picture.",
     "type": "array",
     "minItems": 1,
     "maxItems": 9,
     "items": {
      "$ref": "#/$defs/PictureInput"
     }
    },
    "description": {
     "description": "One or two sentences of plain text.",
     "type": "string",
     "maxLength": 1000
    },
    "content": {
     "description": "HTML; the server keeps a safe part of it.",
     "type": "string",
     "maxLength": 50000
    },
    "price": {
     "description": "Needed without `skus`; with them the lowest of theirs counts.",
     "$ref": "#/$defs/Amount"
    },
    "market_price": {
     "$ref": "#/$defs/Amount"
    },
    "stock": {
     "description": "Needed without `skus`; with them the sum of theirs counts. Left out of a change to a product that was stored without `skus`, what is there stays, with everything that was sold or came back since it was read.",
     "$ref": "#/$defs/Stock"
    },
    "freight_price": {
     "$ref": "#/$defs/Amount"
    },
    "tax_rate": {
     "description": "Fraction of the item amount as a decimal string; `\"0.08\"` is 8 %.",
     "type": "string",
     "pattern": "^0(\\.\\d{1,6})?$",
     "maxLength": 8
    },
    "ship_hours": {
     "type": "integer",
     "minimum": 1,
     "maximum": 720,
     "default": 24
    },
    "specs": {
     "description": "The choices, in the order a buyer makes them.",
     "type": "array",
     "maxItems": 3,
     "items": {
      "$ref": "#/$defs/SpecInput"
     }
    },
    "skus": {
     "description": "The combinations that can be ordered.",
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/$defs/SkuInput"
     }
    }
   }
  },
  "ProductPage": {
   "allOf": [
    {
     "$ref": "#/$defs/Page"
    },
    {
     "type": "object",
     "required": [
      "data"
     ],
     "properties": {
      "data": {
       "type": "array",
       "items": {
        "$ref": "#/$defs/Product"
       }
      }
     }
    }
   ]
  },
  "PurchaseRequest": {
   "description": "Something a buyer looks for and stores may offer.",
   "type": "object",
   "required": [
    "id",
    "title",
    "num",
    "unit",
    "status",
    "createtime"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "title": {
     "type": "string"
    },
    "content": {
     "description": "Plain text.",
     "type": "string"
    },
    "category_id": {
     "description": "0 without one.",
     "$ref": "#/$defs/Id"
    },
    "num": {
     "type": "integer",
     "minimum": 1
    },
    "unit": {
     "type": "string"
    },
    "target_price": {
     "description": "Wished price for one unit; absent when open to offers.",
     "$ref": "#/$defs/Money"
    },
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "country": {
     "description": "Where it has to go.",
     "type": "string"
    },
    "images": {
     "$ref": "#/$defs/Images"
    },
    "status": {
     "description": "Closed by its writer, or by itself at `expires_at`.",
     "type": "string"
    },
    "quote_count": {
     "description": "Offers so far.",
     "type": "integer",
     "minimum": 0
    },
    "username_masked": {
     "type": "string"
    },
    "is_own": {
     "description": "Whether the signed-in user wrote it, and so may close it.",
     "$ref": "#/$defs/Bool"
    },
    "createtime": {
     "$ref": "#/$defs/UnixTime"
    },
    "expires_at": {
     "$ref": "#/$defs/UnixTime"
    }
   }
  },
  "PurchaseRequestInput": {
   "type": "object",
   "required": [
    "title",
    "content",
    "num",
    "unit"
   ],
   "properties": {
    "title": {
     "type": "string",
     "minLength": 1,
     "maxLength": 120
    },
    "content": {
     "description": "What exactly is needed. Plain text, read by the operator's filter.",
     "type": "string",
     "minLength": 1,
     "maxLength": 2000
    },
    "category_id": {
     "$ref": "#/$defs/Id"
    },
    "num": {
     "type": "integer",
     "minimum": 1,
     "maximum": 999999999
    },
    "unit": {
     "type": "string",
     "minLength": 1,
     "maxLength": 20
    },
    "target_price": {
     "description": "Wished price for one unit in the site's currency.",
     "$ref": "#/$defs/Amount"
    },
    "country": {
     "type": "string",
     "maxLength": 60
    },
    "images": {
     "description": "Addresses that uploads.image gave.",
     "type": "array",
     "maxItems": 9,
     "items": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500
     }
    },
    "days": {
     "description": "Days it stays open.",
     "type": "integer",
     "minimum": 1,
     "maximum": 90,
     "default": 30
    }
   }
  },
  "PurchaseRequestPage": {
   "allOf": [
    {
     "$ref": "#/$defs/Page"
    },
    {
     "type": "object",
     "required": [
      "data"
     ],
     "properties": {
      "data": {
       "type": "array",
       "items": {
        "$ref": "#/$defs/PurchaseRequest"
       }
      }
     }
    }
   ]
  },
  "QuoteId": {
   "description": "Opaque and unguessable; serves one withdrawal.",
   "type": "string",
   "pattern": "^[A-Za-z0-9_-]{8,64}$",
   "maxLength": 64
  },
  "Recharge": {
   "description": "One top-up. What is credited is the amount that arrived, not the amount that was typed. `created` waits for the transfer until `expires_at`; recharges.submitProof makes it `submitted`; the chain or a reviewer makes it `confirming`, then `credited` or `rejected` with a `reason`. Rejected and expired ones take a new proof while `proofs_left` is above 0. A credited one never changes again.",
   "type": "object",
   "required": [
    "id",
    "amount",
    "status"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "order_no": {
     "type": "string"
    },
    "coin": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "network": {
     "type": "string"
    },
    "network_name": {
     "description": "The network's full name; show it beside the address.",
     "type": "string"
    },
    "address": {
     "description": "Where to send the coins. Valid for this recharge and this network alone.",
     "type": "string"
    },
    "memo": {
     "description": "To be sent along where the network needs one, else empty.",
     "type": "string"
    },
    "qr": {
     "description": "Text of the QR code, the bare address, which every wallet reads.",
     "type": "string"
    },
    "uri": {
     "description": "Payment link with address and amount where the coin has a standard for it (BIP 321, ERC-681), else empty.",
     "type": "string"
    },
    "warnings": {
     "description": "Sentences to show before the address, such as that a transfer cannot be reversed.",
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "amount": {
     "description": "Declared amount in `coin`.",
     "$ref": "#/$defs/Money"
    },
    "amount_received": {
     "description": "What arrived, in `coin`.",
     "$ref": "#/$defs/Money"
    },
    "credit_money": {
     "description": "What was added to the balance, in `currency`.",
     "$ref": "#/$defs/Money"
    },
    "currency": {
     "description": "Currency of the balance.",
     "$ref": "#/$defs/CurrencyCode"
    },
    "rate": {
     "description": "Balance units for one unit of `coin`.",
     "$ref": "#/$defs/Money"
    },
    "txid": {
     "description": "Transaction id, lower case; used by one recharge of a network at most.",
     "type": "string"
    },
    "explorer_url": {
     "description": "The transaction at a public explorer of the network, empty without one.",
     "type": "string"
    },
    "image": {
     "description": "Picture of the transfer as it was sent; merchant.file reads an opaque `kyc:…` id.",
     "$ref": "#/$defs/Url"
    },
    "status": {
     "description": "Treat unknown values as still in work.",
     "type": "string"
    },
    "reason": {
     "description": "Why it was rejected.",
     "type": "string"
    },
    "proofs_left": {
     "description": "How many proofs may still be sent; three in all.",
     "type": "integer",
     "minimum": 0
    },
    "confirmations": {
     "type": "integer",
     "minimum": 0
    },
    "confirmations_required": {
     "type": "integer",
     "minimum": 0
    },
    "expires_at": {
     "description": "The address is watched until then. A later transfer is credited as well, after a proof.",
     "$ref": "#/$defs/UnixTime"
    },
    "createtime": {
     "$ref": "#/$defs/UnixTime"
    },
    "updatetime": {
     "$ref": "#/$defs/UnixTime"
    }
   }
  },
  "RechargeInput": {
   "type": "object",
   "required": [
    "coin",
    "network",
    "amount"
   ],
   "properties": {
    "coin": {
     "$ref": "#/$defs/CurrencyInput"
    },
    "network": {
     "$ref": "#/$defs/NetworkInput"
    },
    "amount": {
     "description": "What the user is going to send, in `coin`.",
     "$ref": "#/$defs/Amount"
    }
   }
  },
  "RechargeMethod": {
   "description": "A coin on a network. The same address form serves several networks, so the name decides: let the user confirm it.",
   "type": "object",
   "required": [
    "coin",
    "network",
    "min_amount"
   ],
   "properties": {
    "coin": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "network": {
     "type": "string"
    },
    "network_name": {
     "type": "string"
    },
    "decimals": {
     "description": "Digits an amount of this coin may have.",
     "type": "integer",
     "minimum": 0,
     "maximum": 18
    },
    "min_amount": {
     "description": "Least amount, in `coin`.",
     "$ref": "#/$defs/Money"
    },
    "max_amount": {
     "description": "Greatest amount, in `coin`; `\"0\"` is no limit.",
     "$ref": "#/$defs/Money"
    },
    "confirmations": {
     "description": "Blocks until a transfer counts.",
     "type": "integer",
     "minimum": 0
    },
    "memo": {
     "description": "Whether a transfer carries a memo. Treat unknown values as required.",
     "type": "string"
    },
    "enabled": {
     "description": "Show a method that is off with its `notice`.",
     "type": "boolean"
    },
    "notice": {
     "description": "Why it is off, or what to mind; may be empty.",
     "type": "string"
    },
    "address_hint": {
     "description": "How an address of this network looks.",
     "type": "string"
    }
   }
  },
  "RechargeMethods": {
   "description": "Everything the recharge screen needs.",
   "type": "object",
   "required": [
    "methods"
   ],
   "properties": {
    "methods": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/RechargeMethod"
     }
    },
    "currency": {
     "description": "Currency of the balance.",
     "$ref": "#/$defs/CurrencyCode"
    },
    "notice": {
     "description": "Sentence of the operator for all methods, may be empty.",
     "type": "string"
    }
   }
  },
  "RechargePage": {
   "allOf": [
    {
     "$ref": "#/$defs/Page"
    },
    {
     "type": "object",
     "required": [
      "data"
     ],
     "properties": {
      "data": {
       "type": "array",
       "items": {
        "$ref": "#/$defs/Recharge"
       }
      }
     }
    }
   ]
  },
  "RechargeProof": {
   "description": "One of `txid` and `image` is needed, both are better.",
   "type": "object",
   "required": [
    "id",
    "amount"
   ],
   "properties": {
    "id": {
     "description": "The recharge.",
     "$ref": "#/$defs/Id"
    },
    "amount": {
     "description": "What was really sent, in `coin`.",
     "$ref": "#/$defs/Amount"
    },
    "txid": {
     "description": "64 hexadecimal digits, on Ethereum-like networks after `0x`.",
     "type": "string",
     "maxLength": 100
    },
    "image": {
     "description": "What uploads.image returned as `url`. Upload it with category `kyc` so that nobody else can see it.",
     "$ref": "#/$defs/FileId"
    }
   }
  },
  "Ref": {
   "description": "What a message or a ledger row is about, so that a client can link to it.",
   "type": "object",
   "required": [
    "type"
   ],
   "properties": {
    "type": {
     "description": "Treat unknown values as nothing to link to.",
     "type": "string"
    },
    "id": {
     "description": "The row's id; 0 where it is known by `no`.",
     "$ref": "#/$defs/Id"
    },
    "no": {
     "description": "Public number, such as an order's `order_no`; empty where it is known by `id`.",
     "type": "string"
    }
   }
  },
  "ReviewInput": {
   "description": "One review of one line. It can't be changed later.",
   "type": "object",
   "required": [
    "order_goods_id",
    "star"
   ],
   "properties": {
    "order_goods_id": {
     "description": "Id of the line in `goods`.",
     "$ref": "#/$defs/Id"
    },
    "star": {
     "type": "integer",
     "minimum": 1,
     "maximum": 5
    },
    "content": {
     "type": "string",
     "maxLength": 1000,
     "default": ""
    },
    "images": {
     "description": "Addresses that uploads.image gave; at most `limits.comment_images` of site.config.",
     "type": "array",
     "maxItems": 9,
     "items": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500
     }
    }
   }
  },
  "ReviewReason": {
   "description": "One refused field.",
   "type": "object",
   "required": [
    "field"
   ],
   "properties": {
    "field": {
     "type": "string"
    },
    "error": {
     "type": "string"
    },
    "note": {
     "description": "Sentence for the applicant.",
     "type": "string"
    }
   }
  },
  "Secret": {
   "description": "The fund password as the user typed it, not trimmed. Sent over TLS alone, never stored or logged by a client.",
   "type": "string",
   "minLength": 1,
   "maxLength": 100,
   "format": "password"
  },
  "SettlementPage": {
   "allOf": [
    {
     "$ref": "#/$defs/Page"
    },
    {
     "type": "object",
     "required": [
      "pending",
      "available",
      "data"
     ],
     "properties": {
      "pending": {
       "description": "Sum of all pending rows.",
       "$ref": "#/$defs/Money"
      },
      "available": {
       "description": "Sum of all rows paid out so far.",
       "$ref": "#/$defs/Money"
      },
      "currency": {
       "$ref": "#/$defs/CurrencyCode"
      },
      "data": {
       "type": "array",
       "items": {
        "$ref": "#/$defs/SettlementRow"
       }
      }
     }
    }
   ]
  },
  "SettlementRow": {
   "description": "What one received order brings.",
   "type": "object",
   "required": [
    "order_no",
    "gross",
    "commission",
    "net",
    "status"
   ],
   "properties": {
    "order_no": {
     "$ref": "#/$defs/OrderNo"
    },
    "gross": {
     "description": "Total of the order.",
     "$ref": "#/$defs/Money"
    },
    "commission": {
     "description": "The platform's part of the goods, without freight and tax, rounded down to the digits of prices.",
     "$ref": "#/$defs/Money"
    },
    "net": {
     "description": "The store's part.",
     "$ref": "#/$defs/Money"
    },
    "status": {
     "description": "Treat unknown values as pending.",
     "type": "string"
    },
    "available_at": {
     "description": "When it moves, or moved, to the owner's balance.",
     "$ref": "#/$defs/UnixTime"
    }
   }
  },
  "Shop": {
   "description": "A store. All figures are computed from orders by the server, never written by a client.",
   "type": "object",
   "required": [
    "id",
    "shopname"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "shopname": {
     "type": "string"
    },
    "logo": {
     "$ref": "#/$defs/Url"
    },
    "avatar": {
     "$ref": "#/$defs/Url"
    },
    "city": {
     "type": "string"
    },
    "description": {
     "type": "string"
    },
    "status": {
     "description": "Treat unknown values as closed.",
     "type": "string"
    },
    "sell_count": {
     "description": "Pieces sold.",
     "type": "integer",
     "minimum": 0
    },
    "pro_count": {
     "description": "Products on sale.",
     "type": "integer",
     "minimum": 0
    },
    "reputation": {
     "description": "Reputation points.",
     "type": "integer"
    },
    "credit_score": {
     "description": "Credit score, up to 5 with decimals.",
     "type": [
      "number",
      "string"
     ]
    },
    "trade_amount": {
     "description": "Transaction amount since the store opened.",
     "$ref": "#/$defs/Money"
    },
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "is_follow": {
     "description": "Whether the signed-in user follows the store; 0 for visitors.",
     "$ref": "#/$defs/Bool"
    },
    "follow_count": {
     "type": "integer",
     "minimum": 0
    },
    "createtime": {
     "$ref": "#/$defs/UnixTime"
    }
   }
  },
  "ShopCenter": {
   "description": "The merchant's start page.",
   "type": "object",
   "required": [
    "shop"
   ],
   "properties": {
    "shop": {
     "$ref": "#/$defs/Shop"
    },
    "money": {
     "description": "Balance the owner may spend or withdraw.",
     "$ref": "#/$defs/Money"
    },
    "pending_settlement": {
     "description": "Sold and received, not yet available.",
     "$ref": "#/$defs/Money"
    },
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "todo": {
     "type": "object",
     "properties": {
      "to_ship": {
       "description": "Paid orders to send.",
       "type": "integer",
       "minimum": 0
      },
      "late": {
       "description": "Those of them whose `ship_by` has passed.",
       "type": "integer",
       "minimum": 0
      },
      "comments": {
       "description": "Reviews without a reply.",
       "type": "integer",
       "minimum": 0
      }
     }
    }
   }
  },
  "ShopPage": {
   "allOf": [
    {
     "$ref": "#/$defs/Page"
    },
    {
     "type": "object",
     "required": [
      "data"
     ],
     "properties": {
      "data": {
       "type": "array",
       "items": {
        "$ref": "#/$defs/Shop"
       }
      }
     }
    }
   ]
  },
  "ShopProduct": {
   "description": "A product as its store sees it, with everything merchantProducts.save takes. `on` is on sale, `off` is not, `review` waits for the operator. Treat unknown values of `status` as not on sale.",
   "allOf": [
    {
     "$ref": "#/$defs/Product"
    },
    {
     "type": "object",
     "required": [
      "status",
      "version"
     ],
     "properties": {
      "status": {
       "type": "string"
      },
      "version": {
       "description": "Counts the changes. Send it back with merchantProducts.save.",
       "$ref": "#/$defs/Version"
      },
      "description": {
       "type": "string"
      },
      "content": {
       "$ref": "#/$defs/Html"
      },
      "specs": {
       "type": "array",
       "items": {
        "$ref": "#/$defs/Spec"
       }
      },
      "skus": {
       "type": "array",
       "items": {
        "$ref": "#/$defs/Sku"
       }
      },
      "updatetime": {
       "$ref": "#/$defs/UnixTime"
      }
     }
    }
   ]
  },
  "ShopProductPage": {
   "allOf": [
    {
     "$ref": "#/$defs/Page"
    },
    {
     "type": "object",
     "required": [
      "data"
     ],
     "properties": {
      "data": {
       "type": "array",
       "items": {
        "$ref": "#/$defs/ShopProduct"
       }
      }
     }
    }
   ]
  },
  "ShopStats": {
   "description": "Figures of paid orders between two days, both included. Cancelled ones stand in `refund_amount` alone.",
   "type": "object",
   "required": [
    "sales_amount",
    "order_count",
    "series"
   ],
   "properties": {
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "sales_amount": {
     "$ref": "#/$defs/Money"
    },
    "order_count": {
     "type": "integer",
     "minimum": 0
    },
    "buyer_count": {
     "type": "integer",
     "minimum": 0
    },
    "refund_amount": {
     "$ref": "#/$defs/Money"
    },
    "avg_ship_hours": {
     "description": "Hours from payment to shipment, null without a shipment.",
     "type": [
      "number",
      "null"
     ],
     "minimum": 0
    },
    "series": {
     "description": "One entry per day or month, also for those without a sale.",
     "type": "array",
     "items": {
      "type": "object",
      "required": [
       "date",
       "sales_amount",
       "order_count"
      ],
      "properties": {
       "date": {
        "description": "YYYY-MM-DD, by month YYYY-MM.",
        "type": "string"
       },
       "sales_amount": {
        "$ref": "#/$defs/Money"
       },
       "order_count": {
        "type": "integer",
        "minimum": 0
       }
      }
     }
    },
    "top_products": {
     "description": "At most ten, most pieces first.",
     "type": "array",
     "items": {
      "type": "object",
      "required": [
       "id",
       "title",
       "num"
      ],
      "properties": {
       "id": {
        "$ref": "#/$defs/Id"
       },
       "title": {
        "type": "string"
       },
       "image": {
        "$ref": "#/$defs/Url"
       },
       "num": {
        "description": "Pieces sold.",
        "type": "integer",
        "minimum": 0
       },
       "sales_amount": {
        "$ref": "#/$defs/Money"
       }
      }
     }
    }
   }
  },
  "SignDate": {
   "description": "Day of the signature, YYYY-MM-DD.",
   "type": "string",
   "format": "date",
   "maxLength": 10
  },
  "SignedIn": {
   "description": "The session that was opened.",
   "type": "object",
   "required": [
    "userinfo"
   ],
   "properties": {
    "userinfo": {
     "$ref": "#/$defs/UserInfo"
    }
   }
  },
  "Site": {
   "description": "Home and site data. Stock servers send null or only some of it: every key is optional and a client starts without any.",
   "type": "object",
   "properties": {
    "web_name": {
     "description": "Page title; clients fall back to `welcome`.",
     "type": "string"
    },
    "service_url": {
     "description": "Support link. Open only https, mailto and tel.",
     "type": "string"
    },
    "footer_news": {
     "description": "Flat list of footer groups (`pid` 0) and their links; build the tree with `id` and `pid`.",
     "type": "array",
     "items": {
      "$ref": "#/$defs/FooterItem"
     }
    },
    "currency": {
     "$ref": "#/$defs/Currency"
    },
    "banners": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/Banner"
     }
    },
    "categories": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/Category"
     }
    },
    "daily": {
     "description": "Daily updates.",
     "type": "array",
     "items": {
      "$ref": "#/$defs/Product"
     }
    },
    "recommend": {
     "description": "Recommended products.",
     "type": "array",
     "items": {
      "$ref": "#/$defs/Product"
     }
    },
    "hot": {
     "description": "Hot-selling products.",
     "type": "array",
     "items": {
      "$ref": "#/$defs/Product"
     }
    },
    "month": {
     "description": "Best sellers of the month.",
     "type": "array",
     "items": {
      "$ref": "#/$defs/Product"
     }
    },
    "shops": {
     "description": "Recommended stores.",
     "type": "array",
     "items": {
      "$ref": "#/$defs/Shop"
     }
    },
    "pay_logos": {
     "description": "Payment marks the operator may show; empty by default.",
     "type": "array",
     "items": {
      "$ref": "#/$defs/VerifiedLogo"
     }
    },
    "partner_logos": {
     "description": "Partner marks the operator may show; empty by default.",
     "type": "array",
     "items": {
      "$ref": "#/$defs/VerifiedLogo"
     }
    }
   }
  },
  "SiteConfig": {
   "description": "What the operator has set up. Read it once at the start; every key is optional to a client that has defaults.",
   "type": "object",
   "properties": {
    "langs": {
     "description": "Languages the server answers in.",
     "type": "array",
     "items": {
      "$ref": "#/$defs/SiteLanguage"
     }
    },
    "currency": {
     "description": "Currency of prices and orders.",
     "$ref": "#/$defs/Currency"
    },
    "currencies": {
     "description": "Coins of the wallet with the digits of their amounts.",
     "type": "array",
     "items": {
      "$ref": "#/$defs/Currency"
     }
    },
    "service_url": {
     "description": "Support link. Open only https, mailto and tel.",
     "type": "string"
    },
    "features": {
     "$ref": "#/$defs/SiteFeatures"
    },
    "limits": {
     "$ref": "#/$defs/SiteLimits"
    },
    "notices": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/SiteNotice"
     }
    }
   }
  },
  "SiteFeatures": {
   "description": "What this server does. Absent means no.",
   "type": "object",
   "properties": {
    "idempotency": {
     "description": "It honours `Idempotency-Key`, so a lost `key` operation may be sent again.",
     "type": "boolean"
    },
    "loan": {
     "type": "boolean"
    },
    "social_login": {
     "type": "boolean"
    },
    "crypto_pay": {
     "type": "boolean"
    },
    "merchant": {
     "description": "New stores can register.",
     "type": "boolean"
    }
   }
  },
  "SiteLanguage": {
   "type": "object",
   "required": [
    "code",
    "name"
   ],
   "properties": {
    "code": {
     "description": "As Accept-Language sends it.",
     "type": "string"
    },
    "name": {
     "description": "Its name in itself.",
     "type": "string"
    },
    "dir": {
     "description": "Writing direction.",
     "type": "string"
    }
   }
  },
  "SiteLimits": {
   "type": "object",
   "properties": {
    "upload_max_bytes": {
     "type": "integer",
     "minimum": 0
    },
    "image_types": {
     "description": "Media types uploads.image takes.",
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "image_max_pixels": {
     "description": "Width × height.",
     "type": "integer",
     "minimum": 0
    },
    "password_min": {
     "type": "integer",
     "minimum": 0
    },
    "comment_images": {
     "description": "Pictures in one review.",
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "SiteNotice": {
   "description": "A sentence the operator wants everybody to see.",
   "type": "object",
   "required": [
    "content"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "content": {
     "description": "Plain text.",
     "type": "string"
    },
    "url": {
     "description": "Path inside the storefront or an https address; empty without one.",
     "type": "string"
    }
   }
  },
  "Sku": {
   "description": "One orderable combination.",
   "type": "object",
   "required": [
    "id",
    "spec",
    "price",
    "stock"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "spec": {
     "description": "One value per entry of `specs`, in the same order.",
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "price": {
     "$ref": "#/$defs/Money"
    },
    "stock": {
     "type": "integer",
     "minimum": 0
    },
    "image": {
     "$ref": "#/$defs/Url"
    }
   }
  },
  "SkuInput": {
   "description": "With `id` the stored combination keeps its id and so its place in carts. Without, one that is on sale with the same `spec` is the same combination, any other is new.",
   "type": "object",
   "required": [
    "spec",
    "price"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "spec": {
     "description": "One value per entry of `specs`, in the same order.",
     "type": "array",
     "minItems": 1,
     "maxItems": 3,
     "items": {
      "$ref": "#/$defs/SpecValue"
     }
    },
    "price": {
     "$ref": "#/$defs/Amount"
    },
    "stock": {
     "description": "Needed for a new combination. Left out of one that is on sale, what is there stays, with everything that was sold or came back since it was read.",
     "$ref": "#/$defs/Stock"
    },
    "image": {
     "$ref": "#/$defs/PictureInput"
    }
   }
  },
  "SortOrder": {
   "description": "Direction of `sort`.",
   "type": "string",
   "enum": [
    "asc",
    "desc"
   ]
  },
  "Spec": {
   "description": "One choice, such as size or colour.",
   "type": "object",
   "required": [
    "name",
    "items"
   ],
   "properties": {
    "name": {
     "type": "string"
    },
    "items": {
     "type": "array",
     "items": {
      "type": "string"
     }
    }
   }
  },
  "SpecInput": {
   "type": "object",
   "required": [
    "name",
    "items"
   ],
   "properties": {
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 40
    },
    "items": {
     "type": "array",
     "minItems": 1,
     "maxItems": 50,
     "items": {
      "$ref": "#/$defs/SpecValue"
     }
    }
   }
  },
  "SpecValue": {
   "type": "string",
   "minLength": 1,
   "maxLength": 60
  },
  "StatsDay": {
   "description": "A day in UTC, YYYY-MM-DD.",
   "type": "string",
   "format": "date",
   "maxLength": 10
  },
  "Stock": {
   "description": "Pieces that may be ordered.",
   "type": "integer",
   "minimum": 0,
   "maximum": 10000000
  },
  "Suggestion": {
   "description": "A completion of what was typed.",
   "type": "object",
   "required": [
    "text",
    "type"
   ],
   "properties": {
    "text": {
     "type": "string"
    },
    "type": {
     "type": "string"
    },
    "id": {
     "description": "The store or the category to open; absent for a search word.",
     "$ref": "#/$defs/Id"
    }
   }
  },
  "Unauthorized": {
   "description": "Sign in first. Nothing tells a missing token from an expired one.",
   "allOf": [
    {
     "$ref": "#/$defs/Envelope"
    },
    {
     "type": "object",
     "required": [
      "code"
     ],
     "properties": {
      "code": {
       "const": 401
      },
      "data": {
       "$ref": "#/$defs/FailureData"
      }
     }
    }
   ]
  },
  "UnixTime": {
   "description": "Seconds since 1970-01-01T00:00:00Z.",
   "type": "integer",
   "format": "int64",
   "minimum": 0
  },
  "Unread": {
   "type": "object",
   "required": [
    "unread"
   ],
   "properties": {
    "unread": {
     "description": "Messages that are still unread.",
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "Upload": {
   "description": "The stored picture. Read `fullurl`, then `full_url`, then `url`.",
   "type": "object",
   "required": [
    "url"
   ],
   "properties": {
    "url": {
     "description": "Site-relative path, or an opaque `kyc:…` id.",
     "type": "string"
    },
    "fullurl": {
     "description": "Absolute address; empty for identity documents.",
     "type": "string"
    },
    "full_url": {
     "description": "The same under the name some plug-ins use.",
     "type": "string"
    }
   }
  },
  "Url": {
   "description": "Site-relative path (`/uploads/…`), absolute URL, or `data:image/…` text. Prefix the API host or a CDN to relative paths.",
   "type": "string"
  },
  "User": {
   "description": "The account. Stock servers send little of it; every key is optional, `money` then counts as `\"0\"`.",
   "type": "object",
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "username": {
     "type": "string"
    },
    "nickname": {
     "type": "string"
    },
    "email": {
     "type": "string"
    },
    "mobile": {
     "type": "string"
    },
    "avatar": {
     "$ref": "#/$defs/Url"
    },
    "bio": {
     "type": "string"
    },
    "money": {
     "description": "Balance the user may spend.",
     "$ref": "#/$defs/Money"
    },
    "hold_money": {
     "description": "Held for open withdrawals.",
     "$ref": "#/$defs/Money"
    },
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "has_fund_password": {
     "$ref": "#/$defs/Bool"
    },
    "is_merchant": {
     "$ref": "#/$defs/Bool"
    },
    "invite_code": {
     "type": "string"
    },
    "welcome": {
     "description": "Greeting of stock servers.",
     "type": "string"
    },
    "createtime": {
     "$ref": "#/$defs/UnixTime"
    }
   }
  },
  "UserInfo": {
   "description": "The signed-in user as login and registration return it. Only `id` and `token` are certain; other keys are kept.",
   "type": "object",
   "required": [
    "id",
    "token"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "username": {
     "type": "string"
    },
    "nickname": {
     "type": "string"
    },
    "mobile": {
     "description": "May be empty.",
     "type": "string"
    },
    "avatar": {
     "$ref": "#/$defs/Url"
    },
    "score": {
     "type": "integer"
    },
    "token": {
     "description": "Send it in the `token` header. Valid for 30 days on stock servers; several may be valid at once.",
     "type": "string",
     "minLength": 1,
     "maxLength": 512
    },
    "user_id": {
     "$ref": "#/$defs/Id"
    },
    "createtime": {
     "description": "When the token was made, not the account.",
     "$ref": "#/$defs/UnixTime"
    },
    "expiretime": {
     "description": "When the token ends.",
     "$ref": "#/$defs/UnixTime"
    },
    "expires_in": {
     "description": "Seconds the token is still valid.",
     "type": "integer"
    }
   }
  },
  "VerifiedLogo": {
   "description": "A third-party mark with the note of who verified that it may be shown.",
   "type": "object",
   "required": [
    "image",
    "alt",
    "verified_by"
   ],
   "properties": {
    "image": {
     "$ref": "#/$defs/Url"
    },
    "alt": {
     "type": "string"
    },
    "verified_by": {
     "type": "string"
    }
   }
  },
  "Version": {
   "type": "integer",
   "minimum": 1,
   "maximum": 2147483647
  },
  "WithdrawMethod": {
   "description": "A way to be paid out. `min`, `max`, `step` and `fee_fixed` are in the balance's currency.",
   "type": "object",
   "required": [
    "coin",
    "network"
   ],
   "properties": {
    "method": {
     "description": "Treat unknown values as one you can't offer.",
     "type": "string"
    },
    "coin": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "network": {
     "type": "string"
    },
    "network_name": {
     "type": "string"
    },
    "decimals": {
     "description": "Digits of what is received.",
     "type": "integer",
     "minimum": 0,
     "maximum": 18
    },
    "min": {
     "$ref": "#/$defs/Money"
    },
    "max": {
     "description": "The greatest single withdrawal; `\"0\"` is no limit.",
     "$ref": "#/$defs/Money"
    },
    "step": {
     "description": "Amounts are multiples of this; `\"0\"` is any.",
     "$ref": "#/$defs/Money"
    },
    "fee_fixed": {
     "$ref": "#/$defs/Money"
    },
    "fee_rate": {
     "description": "Fraction of the amount on top of `fee_fixed`; `\"0.001\"` is 0.1 %.",
     "type": "string",
     "pattern": "^\\d(\\.\\d{1,6})?$"
    },
    "memo": {
     "description": "Whether a transfer carries a memo. Treat unknown values as required.",
     "type": "string"
    },
    "eta_minutes": {
     "description": "How long it takes as a rule, after approval.",
     "type": "integer",
     "minimum": 0
    },
    "enabled": {
     "description": "Show a method that is off with its `notice`.",
     "type": "boolean"
    },
    "notice": {
     "type": "string"
    }
   }
  },
  "WithdrawMethods": {
   "description": "Everything the withdrawal screen needs.",
   "type": "object",
   "required": [
    "methods",
    "money"
   ],
   "properties": {
    "methods": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/WithdrawMethod"
     }
    },
    "money": {
     "description": "Balance that may be withdrawn.",
     "$ref": "#/$defs/Money"
    },
    "hold_money": {
     "description": "Held for open withdrawals.",
     "$ref": "#/$defs/Money"
    },
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "has_fund_password": {
     "description": "Without one, fundPassword.set comes first.",
     "$ref": "#/$defs/Bool"
    },
    "daily_left": {
     "description": "What may still be withdrawn today; absent without a daily limit.",
     "$ref": "#/$defs/Money"
    },
    "locked_until": {
     "description": "No withdrawal before this time, for example after a new fund password; 0 when free.",
     "$ref": "#/$defs/UnixTime"
    }
   }
  },
  "WithdrawQuote": {
   "description": "What a withdrawal costs and brings, firm until `expires_at`.",
   "type": "object",
   "required": [
    "quote_id",
    "amount",
    "fee",
    "received",
    "expires_at"
   ],
   "properties": {
    "quote_id": {
     "$ref": "#/$defs/QuoteId"
    },
    "coin": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "network": {
     "type": "string"
    },
    "amount": {
     "description": "Taken from the balance, in `currency`.",
     "$ref": "#/$defs/Money"
    },
    "fee": {
     "description": "Part of `amount`, in `currency`.",
     "$ref": "#/$defs/Money"
    },
    "received": {
     "description": "What arrives, in `coin`, rounded down.",
     "$ref": "#/$defs/Money"
    },
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "rate": {
     "description": "Balance units for one unit of `coin`.",
     "$ref": "#/$defs/Money"
    },
    "expires_at": {
     "$ref": "#/$defs/UnixTime"
    }
   }
  },
  "WithdrawQuoteInput": {
   "description": "Either `amount` or `all`.",
   "type": "object",
   "required": [
    "coin",
    "network"
   ],
   "properties": {
    "coin": {
     "$ref": "#/$defs/CurrencyInput"
    },
    "network": {
     "$ref": "#/$defs/NetworkInput"
    },
    "amount": {
     "description": "To take from the balance, in its currency.",
     "$ref": "#/$defs/Amount"
    },
    "all": {
     "description": "1 asks for the whole balance, as far as the limits allow.",
     "$ref": "#/$defs/Bool"
    }
   }
  },
  "Withdrawal": {
   "description": "One payout. `pending` waits for approval and may be cancelled by its owner, `approved` waits to be sent, `processing` is on the chain with a `txid`, `completed` has arrived; `rejected`, `failed` and `cancelled` give the whole amount back. Treat unknown values as in work. The fee was fixed by the quote: no further fee, tax or deposit can ever be asked for.",
   "type": "object",
   "required": [
    "id",
    "amount",
    "status"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "order_no": {
     "type": "string"
    },
    "coin": {
     "description": "Coin that is paid out.",
     "$ref": "#/$defs/CurrencyCode"
    },
    "network": {
     "type": "string"
    },
    "network_name": {
     "type": "string"
    },
    "address": {
     "type": "string"
    },
    "memo": {
     "type": "string"
    },
    "amount": {
     "description": "Taken from the balance, in `currency`; held until the end.",
     "$ref": "#/$defs/Money"
    },
    "fee": {
     "description": "Part of `amount` that is the fee, in `currency`. Never changes.",
     "$ref": "#/$defs/Money"
    },
    "received": {
     "description": "What arrives, in `coin`; amount less fee, converted with `rate` and rounded down.",
     "$ref": "#/$defs/Money"
    },
    "currency": {
     "description": "Currency of the balance.",
     "$ref": "#/$defs/CurrencyCode"
    },
    "rate": {
     "description": "Balance units for one unit of `coin`.",
     "$ref": "#/$defs/Money"
    },
    "status": {
     "type": "string"
    },
    "reason": {
     "description": "Why it was rejected or failed.",
     "type": "string"
    },
    "txid": {
     "type": "string"
    },
    "explorer_url": {
     "description": "The transaction at a public explorer of the network, empty without one.",
     "type": "string"
    },
    "hold_until": {
     "description": "Not sent before this time, for example because the address is new; 0 without a hold.",
     "$ref": "#/$defs/UnixTime"
    },
    "can_cancel": {
     "description": "Whether withdrawals.cancel would work now.",
     "type": "boolean"
    },
    "createtime": {
     "$ref": "#/$defs/UnixTime"
    },
    "updatetime": {
     "$ref": "#/$defs/UnixTime"
    }
   }
  },
  "WithdrawalInput": {
   "description": "The quote as the user saw it, the address, and the fund password as the signature under both.",
   "type": "object",
   "required": [
    "quote_id",
    "address",
    "fund_password",
    "expect_fee",
    "expect_received",
    "ack_irreversible"
   ],
   "properties": {
    "quote_id": {
     "$ref": "#/$defs/QuoteId"
    },
    "address": {
     "description": "Checked against the network's own form and checksum.",
     "type": "string",
     "minLength": 1,
     "maxLength": 128
    },
    "memo": {
     "type": "string",
     "maxLength": 128
    },
    "fund_password": {
     "$ref": "#/$defs/Secret"
    },
    "expect_fee": {
     "description": "The fee the user saw.",
     "$ref": "#/$defs/Amount"
    },
    "expect_received": {
     "description": "The amount the user expects to receive.",
     "$ref": "#/$defs/Amount"
    },
    "ack_irreversible": {
     "description": "1 when the user ticked that a transfer cannot be reversed. Never pre-ticked.",
     "$ref": "#/$defs/Bool"
    }
   }
  },
  "WithdrawalPage": {
   "allOf": [
    {
     "$ref": "#/$defs/Page"
    },
    {
     "type": "object",
     "required": [
      "data"
     ],
     "properties": {
      "data": {
       "type": "array",
       "items": {
        "$ref": "#/$defs/Withdrawal"
       }
      }
     }
    }
   ]
  }
 }
};
