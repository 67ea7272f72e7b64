// Generated from openapi/marketplace.yaml by scripts/generate.mjs. Do not edit.
import type { Contract } from "../http/contract";

export const contract: Contract = {
 "operations": {
  "account.get": {
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
  "addresses.areas": {
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
  "addresses.delete": {
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
  "addresses.list": {
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
  "auth.login": {
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
  "auth.logout": {
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
  },
  "auth.sendEmailCode": {
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
  "categories.list": {
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
      "type": "string",
      "minLength": 1,
      "maxLength": 512
     },
     "expect_total": {
      "$ref": "#/$defs/Amount"
     },
     "remark": {
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
  "products.list": {
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
  "products.reviews": {
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
      "$ref": "#/$defs/Id"
     },
     "filter": {
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
  "products.suggest": {
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
  "stores.search": {
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
  "stores.toggleFollow": {
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
  "uploads.image": {
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
  "Amount": {
   "type": "string",
   "pattern": "^(0|[1-9]\\d{0,20})(\\.\\d{1,18})?$",
   "maxLength": 40
  },
  "Apr": {
   "type": "string",
   "pattern": "^\\d{1,3}(\\.\\d{1,6})?$"
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
     "type": "object",
     "required": [
      "money"
     ],
     "properties": {
      "money": {
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
   "type": "object",
   "required": [
    "id",
    "num",
    "shop_id"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "sku_id": {
     "$ref": "#/$defs/Id"
    },
    "num": {
     "type": "integer",
     "minimum": 1,
     "maximum": 99999
    },
    "shop_id": {
     "$ref": "#/$defs/Id"
    }
   }
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
     "$ref": "#/$defs/Pay"
    },
    "orders": {
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
  "CurrencyInput": {
   "type": "string",
   "pattern": "^[A-Z0-9]{2,10}$",
   "maxLength": 10
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
  "Express": {
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
     "type": "string",
     "minLength": 1,
     "maxLength": 100,
     "format": "password"
    },
    "code": {
     "type": "string",
     "maxLength": 10
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
  "Loan": {
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
     "$ref": "#/$defs/Money"
    },
    "provider": {
     "type": "string"
    },
    "terms_version": {
     "type": "string"
    },
    "status": {
     "type": "string"
    },
    "reason": {
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
     "type": "string"
    },
    "notice": {
     "type": "string"
    },
    "warning": {
     "type": "string"
    },
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "terms_version": {
     "type": "string"
    },
    "terms_html": {
     "$ref": "#/$defs/Html"
    },
    "terms": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/LoanTerm"
     }
    },
    "can_apply": {
     "type": "boolean"
    },
    "blocked_reason": {
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
     "type": "integer",
     "minimum": 1,
     "maximum": 3660
    },
    "purpose": {
     "type": "string",
     "maxLength": 200
    },
    "agree": {
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
     "$ref": "#/$defs/Money"
    },
    "max": {
     "$ref": "#/$defs/Money"
    },
    "apr": {
     "$ref": "#/$defs/Apr"
    },
    "fee": {
     "$ref": "#/$defs/Money"
    },
    "example": {
     "type": "string"
    }
   }
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
  "MerchantContract": {
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
     "type": "object",
     "properties": {
      "name": {
       "type": "string"
      },
      "sign": {
       "$ref": "#/$defs/Url"
      },
      "sign_date": {
       "$ref": "#/$defs/SignDate"
      }
     }
    },
    "party_b_fields": {
     "type": "array",
     "items": {
      "type": "string"
     }
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
  "MerchantOrder": {
   "allOf": [
    {
     "$ref": "#/$defs/Order"
    },
    {
     "type": "object",
     "properties": {
      "username_masked": {
       "type": "string"
      },
      "buyer": {
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
       "$ref": "#/$defs/Money"
      },
      "net": {
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
     "type": "string"
    },
    "title": {
     "type": "string"
    },
    "content": {
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
     "type": "string"
    },
    "money": {
     "$ref": "#/$defs/Money"
    },
    "before": {
     "$ref": "#/$defs/Money"
    },
    "after": {
     "$ref": "#/$defs/Money"
    },
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "ref": {
     "$ref": "#/$defs/Ref"
    },
    "memo": {
     "type": "string"
    },
    "createtime": {
     "$ref": "#/$defs/UnixTime"
    }
   }
  },
  "MoneyLogType": {
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
  "NetworkInput": {
   "type": "string",
   "pattern": "^[A-Za-z0-9 _-]{1,30}$",
   "maxLength": 30
  },
  "NewSecret": {
   "type": "string",
   "minLength": 6,
   "maxLength": 30,
   "pattern": "^\\S{6,30}$",
   "format": "password"
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
  "Order": {
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
     "type": "string"
    },
    "refund_status": {
     "type": "string"
    },
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
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
     "$ref": "#/$defs/Money"
    },
    "address": {
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
     "type": "string"
    },
    "createtime": {
     "$ref": "#/$defs/UnixTime"
    },
    "pay_expires_at": {
     "$ref": "#/$defs/UnixTime"
    },
    "paytime": {
     "$ref": "#/$defs/UnixTime"
    },
    "ship_by": {
     "$ref": "#/$defs/UnixTime"
    },
    "shiptime": {
     "$ref": "#/$defs/UnixTime"
    },
    "auto_receipt_at": {
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
     "type": "string"
    },
    "can": {
     "$ref": "#/$defs/OrderCan"
    }
   }
  },
  "OrderAddress": {
   "type": "object",
   "required": [
    "name",
    "mobile",
    "country",
    "address"
   ],
   "properties": {
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
    }
   }
  },
  "OrderCan": {
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
     "type": "boolean"
    }
   }
  },
  "OrderCounts": {
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
     "$ref": "#/$defs/Id"
    },
    "pro_id": {
     "$ref": "#/$defs/Id"
    },
    "sku_id": {
     "$ref": "#/$defs/Id"
    },
    "title": {
     "type": "string"
    },
    "image": {
     "$ref": "#/$defs/Url"
    },
    "spec": {
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
     "$ref": "#/$defs/Money"
    },
    "is_commented": {
     "$ref": "#/$defs/Bool"
    }
   }
  },
  "OrderNo": {
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
  "PaidOrder": {
   "type": "object",
   "required": [
    "pay",
    "money"
   ],
   "properties": {
    "pay": {
     "$ref": "#/$defs/Pay"
    },
    "money": {
     "$ref": "#/$defs/Money"
    }
   }
  },
  "Pay": {
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
     "type": "string"
    },
    "additional_status": {
     "type": "string"
    },
    "method": {
     "type": "string"
    },
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "total": {
     "$ref": "#/$defs/Money"
    },
    "order_nos": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/OrderNo"
     }
    },
    "pay_methods": {
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
     "$ref": "#/$defs/UnixTime"
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
    "amount": {
     "$ref": "#/$defs/Money"
    },
    "amount_paid": {
     "$ref": "#/$defs/Money"
    },
    "amount_due": {
     "$ref": "#/$defs/Money"
    },
    "credit_money": {
     "$ref": "#/$defs/Money"
    },
    "rate": {
     "$ref": "#/$defs/Money"
    },
    "qr": {
     "type": "string"
    },
    "uri": {
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
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "warnings": {
     "type": "array",
     "items": {
      "type": "string"
     }
    }
   }
  },
  "PayMethod": {
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
     "type": "string"
    },
    "networks": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/PayNetwork"
     }
    }
   }
  },
  "PayNetwork": {
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
     "type": "string"
    }
   }
  },
  "PayNo": {
   "type": "string",
   "pattern": "^[A-Za-z0-9_-]{1,40}$",
   "maxLength": 40
  },
  "PictureInput": {
   "type": "string",
   "minLength": 1,
   "maxLength": 500
  },
  "Preview": {
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
     "$ref": "#/$defs/Money"
    },
    "address": {
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
     "type": "string"
    },
    "expires_at": {
     "$ref": "#/$defs/UnixTime"
    }
   }
  },
  "PreviewGoods": {
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
     "$ref": "#/$defs/Id"
    },
    "title": {
     "type": "string"
    },
    "image": {
     "$ref": "#/$defs/Url"
    },
    "spec": {
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
     "$ref": "#/$defs/Money"
    },
    "stock": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "PreviewGroup": {
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
     "$ref": "#/$defs/Money"
    },
    "tax": {
     "$ref": "#/$defs/Money"
    },
    "total": {
     "$ref": "#/$defs/Money"
    },
    "problems": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/PreviewProblem"
     }
    }
   }
  },
  "PreviewProblem": {
   "type": "object",
   "required": [
    "error"
   ],
   "properties": {
    "error": {
     "type": "string"
    },
    "id": {
     "$ref": "#/$defs/Id"
    },
    "sku_id": {
     "$ref": "#/$defs/Id"
    },
    "left": {
     "type": "integer",
     "minimum": 0
    },
    "msg": {
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
     "$ref": "#/$defs/Url"
    },
    "expires_at": {
     "$ref": "#/$defs/UnixTime"
    }
   }
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
  "ProductInput": {
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
     "type": "array",
     "minItems": 1,
     "maxItems": 9,
     "items": {
      "$ref": "#/$defs/PictureInput"
     }
    },
    "description": {
     "type": "string",
     "maxLength": 1000
    },
    "content": {
     "type": "string",
     "maxLength": 50000
    },
    "price": {
     "$ref": "#/$defs/Amount"
    },
    "market_price": {
     "$ref": "#/$defs/Amount"
    },
    "stock": {
     "$ref": "#/$defs/Stock"
    },
    "freight_price": {
     "$ref": "#/$defs/Amount"
    },
    "tax_rate": {
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
     "type": "array",
     "maxItems": 3,
     "items": {
      "$ref": "#/$defs/SpecInput"
     }
    },
    "skus": {
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
     "type": "string"
    },
    "category_id": {
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
     "$ref": "#/$defs/Money"
    },
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "country": {
     "type": "string"
    },
    "images": {
     "$ref": "#/$defs/Images"
    },
    "status": {
     "type": "string"
    },
    "quote_count": {
     "type": "integer",
     "minimum": 0
    },
    "username_masked": {
     "type": "string"
    },
    "is_own": {
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
     "$ref": "#/$defs/Amount"
    },
    "country": {
     "type": "string",
     "maxLength": 60
    },
    "images": {
     "type": "array",
     "maxItems": 9,
     "items": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500
     }
    },
    "days": {
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
   "type": "string",
   "pattern": "^[A-Za-z0-9_-]{8,64}$",
   "maxLength": 64
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
     "$ref": "#/$defs/Amount"
    }
   }
  },
  "RechargeMethod": {
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
     "type": "integer",
     "minimum": 0,
     "maximum": 18
    },
    "min_amount": {
     "$ref": "#/$defs/Money"
    },
    "max_amount": {
     "$ref": "#/$defs/Money"
    },
    "confirmations": {
     "type": "integer",
     "minimum": 0
    },
    "memo": {
     "type": "string"
    },
    "enabled": {
     "type": "boolean"
    },
    "notice": {
     "type": "string"
    },
    "address_hint": {
     "type": "string"
    }
   }
  },
  "RechargeMethods": {
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
     "$ref": "#/$defs/CurrencyCode"
    },
    "notice": {
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
   "type": "object",
   "required": [
    "id",
    "amount"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "amount": {
     "$ref": "#/$defs/Amount"
    },
    "txid": {
     "type": "string",
     "maxLength": 100
    },
    "image": {
     "$ref": "#/$defs/FileId"
    }
   }
  },
  "Ref": {
   "type": "object",
   "required": [
    "type"
   ],
   "properties": {
    "type": {
     "type": "string"
    },
    "id": {
     "$ref": "#/$defs/Id"
    },
    "no": {
     "type": "string"
    }
   }
  },
  "ReviewInput": {
   "type": "object",
   "required": [
    "order_goods_id",
    "star"
   ],
   "properties": {
    "order_goods_id": {
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
  "Secret": {
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
       "$ref": "#/$defs/Money"
      },
      "available": {
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
     "$ref": "#/$defs/Money"
    },
    "commission": {
     "$ref": "#/$defs/Money"
    },
    "net": {
     "$ref": "#/$defs/Money"
    },
    "status": {
     "type": "string"
    },
    "available_at": {
     "$ref": "#/$defs/UnixTime"
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
  "ShopCenter": {
   "type": "object",
   "required": [
    "shop"
   ],
   "properties": {
    "shop": {
     "$ref": "#/$defs/Shop"
    },
    "money": {
     "$ref": "#/$defs/Money"
    },
    "pending_settlement": {
     "$ref": "#/$defs/Money"
    },
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "todo": {
     "type": "object",
     "properties": {
      "to_ship": {
       "type": "integer",
       "minimum": 0
      },
      "late": {
       "type": "integer",
       "minimum": 0
      },
      "comments": {
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
     "type": [
      "number",
      "null"
     ],
     "minimum": 0
    },
    "series": {
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
  "SiteConfig": {
   "type": "object",
   "properties": {
    "langs": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/SiteLanguage"
     }
    },
    "currency": {
     "$ref": "#/$defs/Currency"
    },
    "currencies": {
     "type": "array",
     "items": {
      "$ref": "#/$defs/Currency"
     }
    },
    "service_url": {
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
   "type": "object",
   "properties": {
    "idempotency": {
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
     "type": "string"
    },
    "name": {
     "type": "string"
    },
    "dir": {
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
     "type": "array",
     "items": {
      "type": "string"
     }
    },
    "image_max_pixels": {
     "type": "integer",
     "minimum": 0
    },
    "password_min": {
     "type": "integer",
     "minimum": 0
    },
    "comment_images": {
     "type": "integer",
     "minimum": 0
    }
   }
  },
  "SiteNotice": {
   "type": "object",
   "required": [
    "content"
   ],
   "properties": {
    "id": {
     "$ref": "#/$defs/Id"
    },
    "content": {
     "type": "string"
    },
    "url": {
     "type": "string"
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
  "SkuInput": {
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
     "$ref": "#/$defs/Stock"
    },
    "image": {
     "$ref": "#/$defs/PictureInput"
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
   "type": "string",
   "format": "date",
   "maxLength": 10
  },
  "Stock": {
   "type": "integer",
   "minimum": 0,
   "maximum": 10000000
  },
  "Suggestion": {
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
     "$ref": "#/$defs/Id"
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
  "Unread": {
   "type": "object",
   "required": [
    "unread"
   ],
   "properties": {
    "unread": {
     "type": "integer",
     "minimum": 0
    }
   }
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
  },
  "Version": {
   "type": "integer",
   "minimum": 1,
   "maximum": 2147483647
  },
  "WithdrawMethod": {
   "type": "object",
   "required": [
    "coin",
    "network"
   ],
   "properties": {
    "method": {
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
     "type": "integer",
     "minimum": 0,
     "maximum": 18
    },
    "min": {
     "$ref": "#/$defs/Money"
    },
    "max": {
     "$ref": "#/$defs/Money"
    },
    "step": {
     "$ref": "#/$defs/Money"
    },
    "fee_fixed": {
     "$ref": "#/$defs/Money"
    },
    "fee_rate": {
     "type": "string",
     "pattern": "^\\d(\\.\\d{1,6})?$"
    },
    "memo": {
     "type": "string"
    },
    "eta_minutes": {
     "type": "integer",
     "minimum": 0
    },
    "enabled": {
     "type": "boolean"
    },
    "notice": {
     "type": "string"
    }
   }
  },
  "WithdrawMethods": {
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
    "daily_left": {
     "$ref": "#/$defs/Money"
    },
    "locked_until": {
     "$ref": "#/$defs/UnixTime"
    }
   }
  },
  "WithdrawQuote": {
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
     "$ref": "#/$defs/Money"
    },
    "fee": {
     "$ref": "#/$defs/Money"
    },
    "received": {
     "$ref": "#/$defs/Money"
    },
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "rate": {
     "$ref": "#/$defs/Money"
    },
    "expires_at": {
     "$ref": "#/$defs/UnixTime"
    }
   }
  },
  "WithdrawQuoteInput": {
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
     "$ref": "#/$defs/Amount"
    },
    "all": {
     "$ref": "#/$defs/Bool"
    }
   }
  },
  "Withdrawal": {
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
    "amount": {
     "$ref": "#/$defs/Money"
    },
    "fee": {
     "$ref": "#/$defs/Money"
    },
    "received": {
     "$ref": "#/$defs/Money"
    },
    "currency": {
     "$ref": "#/$defs/CurrencyCode"
    },
    "rate": {
     "$ref": "#/$defs/Money"
    },
    "status": {
     "type": "string"
    },
    "reason": {
     "type": "string"
    },
    "txid": {
     "type": "string"
    },
    "explorer_url": {
     "type": "string"
    },
    "hold_until": {
     "$ref": "#/$defs/UnixTime"
    },
    "can_cancel": {
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
     "$ref": "#/$defs/Amount"
    },
    "expect_received": {
     "$ref": "#/$defs/Amount"
    },
    "ack_irreversible": {
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
