// Generated from openapi/marketplace.yaml by scripts/generate.mjs. Do not edit.
import type { Contract } from "../http/contract";

export const contract: Contract = {
 "operations": {
  "aera.addEdit": {
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
  "aera.del": {
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
  "aera.index": {
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
  "aera.readArea": {
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
  "article.category": {
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
  "article.detail": {
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
  "ems.send": {
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
  "index.index": {
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
  "index.pro": {
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
      "$ref": "#/$defs/Id"
     },
     "shop_id": {
      "$ref": "#/$defs/Id"
     },
     "sort": {
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
      "type": "string",
      "enum": [
       "hot",
       "recommend",
       "month",
       "daily"
      ]
     },
     "min_price": {
      "$ref": "#/$defs/Money"
     },
     "max_price": {
      "$ref": "#/$defs/Money"
     },
     "free_shipping": {
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
  "index.proInfo": {
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
  "index.searchPro": {
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
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "shop_id": {
      "$ref": "#/$defs/Id"
     },
     "page": {
      "$ref": "#/$defs/PageNumber"
     },
     "limit": {
      "$ref": "#/$defs/PageLimit"
     },
     "sort": {
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
      "$ref": "#/$defs/Money"
     },
     "max_price": {
      "$ref": "#/$defs/Money"
     },
     "free_shipping": {
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
  "index.searchShop": {
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
  "index.shopInfo": {
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
  "index.upload": {
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
      "type": "string",
      "format": "binary"
     },
     "category": {
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
  "merchant.index": {
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
  "merchant.indexPost": {
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
  "merchant.reg": {
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
  "user.change": {
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
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "format": "password"
     },
     "newpassword": {
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
  "user.followers": {
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
      "$ref": "#/$defs/Id"
     },
     "follow": {
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
  "user.followersList": {
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
  "user.index": {
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
  "user.login": {
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
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "password": {
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
  "user.loginSocial": {
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
      "type": "string",
      "minLength": 1,
      "maxLength": 40
     },
     "code": {
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
  "user.logout": {
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
  "user.profile": {
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
  "user.rechargeList": {
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
  "user.register": {
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
      "type": "string",
      "maxLength": 10
     },
     "invite_code": {
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
  }
 },
 "$defs": {
  "Address": {
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
     "$ref": "#/$defs/Bool"
    }
   }
  },
  "Area": {
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
     "$ref": "#/$defs/Id"
    },
    "name": {
     "type": "string"
    },
    "level": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "Article": {
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
     "type": "string"
    },
    "url": {
     "type": "string"
    }
   }
  },
  "Bool": {
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
  "Category": {
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
     "type": "string"
    },
    "content": {
     "type": "string"
    },
    "images": {
     "$ref": "#/$defs/Images"
    },
    "spec": {
     "type": "string"
    },
    "reply": {
     "type": "string"
    },
    "createtime": {
     "$ref": "#/$defs/UnixTime"
    }
   }
  },
  "CommentCounts": {
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
   "type": "string",
   "pattern": "^[A-Z0-9]{2,10}$"
  },
  "Envelope": {
   "type": "object",
   "required": [
    "code",
    "msg"
   ],
   "properties": {
    "code": {
     "type": "integer"
    },
    "msg": {
     "type": "string"
    },
    "time": {
     "type": [
      "string",
      "integer"
     ]
    }
   }
  },
  "Failure": {
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
     "type": "boolean"
    }
   }
  },
  "FooterItem": {
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
     "$ref": "#/$defs/Id"
    },
    "name": {
     "type": "string"
    },
    "weigh": {
     "type": "integer"
    }
   }
  },
  "Html": {
   "type": "string"
  },
  "Id": {
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
  "MerchantApplication": {
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
     "$ref": "#/$defs/UnixTime"
    },
    "reasons": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/ReviewReason"
     }
    },
    "shop_id": {
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
  "MerchantCorrection": {
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
       "$ref": "#/$defs/Id"
      }
     }
    }
   ]
  },
  "MerchantFailure": {
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
     "type": "string",
     "minLength": 1,
     "maxLength": 60
    },
    "name": {
     "type": "string",
     "minLength": 1,
     "maxLength": 60
    },
    "number": {
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
     "$ref": "#/$defs/Bool"
    },
    "contract_version": {
     "type": "string",
     "maxLength": 40
    },
    "sign": {
     "$ref": "#/$defs/FileId"
    },
    "sign_date": {
     "$ref": "#/$defs/SignDate"
    }
   }
  },
  "MerchantRegistration": {
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
  "Money": {
   "type": "string",
   "pattern": "^-?\\d{1,21}(\\.\\d{1,18})?$",
   "maxLength": 41
  },
  "NamedRefusal": {
   "type": "object",
   "properties": {
    "error": {
     "type": "string"
    },
    "field": {
     "type": "string"
    }
   }
  },
  "NoApplication": {
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
  "Page": {
   "type": "object",
   "required": [
    "total",
    "per_page",
    "current_page",
    "last_page"
   ],
   "properties": {
    "total": {
     "type": "integer",
     "minimum": 0
    },
    "per_page": {
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
   "type": "integer",
   "minimum": 1,
   "maximum": 100,
   "default": 10
  },
  "PageNumber": {
   "type": "integer",
   "minimum": 1,
   "maximum": 1000000,
   "default": 1
  },
  "Product": {
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
     "$ref": "#/$defs/Money"
    },
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "sales": {
     "type": "integer",
     "minimum": 0
    },
    "stock": {
     "type": "integer",
     "minimum": 0
    },
    "freight_price": {
     "$ref": "#/$defs/Money"
    },
    "tax_rate": {
     "type": "string",
     "pattern": "^\\d(\\.\\d{1,6})?$"
    },
    "ship_hours": {
     "type": "integer",
     "minimum": 0
    },
    "is_favorite": {
     "$ref": "#/$defs/Bool"
    },
    "comment_count": {
     "type": "integer",
     "minimum": 0
    },
    "good_rate": {
     "type": [
      "number",
      "null"
     ],
     "minimum": 0,
     "maximum": 100
    },
    "flags": {
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
   "allOf": [
    {
     "$ref": "#/$defs/Product"
    },
    {
     "type": "object",
     "properties": {
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
      "shop": {
       "$ref": "#/$defs/Shop"
      },
      "comments": {
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
  "Recharge": {
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
     "type": "string"
    },
    "address": {
     "type": "string"
    },
    "memo": {
     "type": "string"
    },
    "qr": {
     "type": "string"
    },
    "uri": {
     "type": "string"
    },
    "warnings": {
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "amount": {
     "$ref": "#/$defs/Money"
    },
    "amount_received": {
     "$ref": "#/$defs/Money"
    },
    "credit_money": {
     "$ref": "#/$defs/Money"
    },
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "rate": {
     "$ref": "#/$defs/Money"
    },
    "txid": {
     "type": "string"
    },
    "explorer_url": {
     "type": "string"
    },
    "image": {
     "$ref": "#/$defs/Url"
    },
    "status": {
     "type": "string"
    },
    "reason": {
     "type": "string"
    },
    "proofs_left": {
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
  "ReviewReason": {
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
     "type": "string"
    }
   }
  },
  "Shop": {
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
     "type": "string"
    },
    "sell_count": {
     "type": "integer",
     "minimum": 0
    },
    "pro_count": {
     "type": "integer",
     "minimum": 0
    },
    "reputation": {
     "type": "integer"
    },
    "credit_score": {
     "type": [
      "number",
      "string"
     ]
    },
    "trade_amount": {
     "$ref": "#/$defs/Money"
    },
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "is_follow": {
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
  "SignDate": {
   "type": "string",
   "format": "date",
   "maxLength": 10
  },
  "SignedIn": {
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
   "type": "object",
   "properties": {
    "web_name": {
     "type": "string"
    },
    "service_url": {
     "type": "string"
    },
    "footer_news": {
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
     "type": "array",
     "items": {
      "$ref": "#/$defs/Product"
     }
    },
    "recommend": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/Product"
     }
    },
    "hot": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/Product"
     }
    },
    "month": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/Product"
     }
    },
    "shops": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/Shop"
     }
    },
    "pay_logos": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/VerifiedLogo"
     }
    },
    "partner_logos": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/VerifiedLogo"
     }
    }
   }
  },
  "Sku": {
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
  "SortOrder": {
   "type": "string",
   "enum": [
    "asc",
    "desc"
   ]
  },
  "Spec": {
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
  "Unauthorized": {
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
   "type": "integer",
   "format": "int64",
   "minimum": 0
  },
  "Upload": {
   "type": "object",
   "required": [
    "url"
   ],
   "properties": {
    "url": {
     "type": "string"
    },
    "fullurl": {
     "type": "string"
    },
    "full_url": {
     "type": "string"
    }
   }
  },
  "Url": {
   "type": "string"
  },
  "User": {
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
     "$ref": "#/$defs/Money"
    },
    "hold_money": {
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
     "type": "string"
    },
    "createtime": {
     "$ref": "#/$defs/UnixTime"
    }
   }
  },
  "UserInfo": {
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
     "type": "string"
    },
    "avatar": {
     "$ref": "#/$defs/Url"
    },
    "score": {
     "type": "integer"
    },
    "token": {
     "type": "string",
     "minLength": 1,
     "maxLength": 512
    },
    "user_id": {
     "$ref": "#/$defs/Id"
    },
    "createtime": {
     "$ref": "#/$defs/UnixTime"
    },
    "expiretime": {
     "$ref": "#/$defs/UnixTime"
    },
    "expires_in": {
     "type": "integer"
    }
   }
  },
  "VerifiedLogo": {
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
  }
 }
};
